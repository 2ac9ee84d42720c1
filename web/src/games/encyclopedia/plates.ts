/** The silhouette of every animal: from an icon set, or drawn here where no set has it, on a grid of 512. */
import { own } from "../../own";
import icons from "./plates.icons";

export interface Plate {
  body: string;
  /** the part of the drawing's grid that is shown */
  box: string;
  /** seen from the other side, so that cousins with the same outline can be told apart */
  flipped: boolean;
}

const FLIPPED = new Set(["spheniscus_demersus", "testudo_hermanni", "bradypodion_pumilum", "buceros_bicornis", "sarcophilus_harrisii"]);

/** A lizard from the side: what makes the species is added to it. */
const LIZARD =
  "M28 262c4-30 34-50 72-50 24 0 40 8 60 8 40-16 96-18 144-4 46 14 80 34 116 20 36-14 56-50 64-96 12 62-4 124-52 150-34 18-72 14-104 8l26 44 44 4-4 22-66 0-46-66-84 0-30 62-62 4 2-22 34-8 18-50c-28-6-40-14-60-12-34 4-68 2-72-14z";
const EYE = '<circle cx="84" cy="240" r="8" fill="var(--plate, #fff)"/>';
const lizard = (more: string): string => `<path fill="currentColor" d="${LIZARD}${more}"/>${EYE}`;

/** A sitting monkey without its tail. */
const SITTING =
  "c30 10 46 40 44 74 60 40 112 96 122 176 6 40-2 70-18 92l40 2c14 0 18 16 8 26H210l4-22 46-10c-30-22-60-50-74-86l-18 92 22 14-4 16h-62l14-136c-14-38-12-76 0-108";
/** A thick tail; ringed where the plate shows through. */
const tail = (path: string, width: number, rings: string): string =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>${rings === "" ? "" : `<path d="${path}" fill="none" stroke="var(--plate, #fff)" stroke-width="${width + 4}" stroke-dasharray="${rings}"/>`}`;

const DRAWN: Record<string, string> = {
  lemur_catta: `${tail("M318 400c100 14 140-50 118-130s-26-140 6-190", 44, "15 27")}<path fill="currentColor" d="M96 176c-26-4-44-16-46-26 12-8 34-22 52-26 4-30 22-52 50-54l6-22 22 20${SITTING}c-18 4-34 0-42-4z"/><circle cx="126" cy="126" r="13" fill="var(--plate, #fff)"/><circle cx="124" cy="126" r="6" fill="currentColor"/>`,
  rhinopithecus_roxellana: `${tail("M300 410c110 0 150-60 130-130-10-40-50-40-54-8", 22, "")}<path fill="currentColor" d="M94 190c-14-10-22-22-20-36-8-6-8-16 2-22 0-40 30-78 70-80l14-14 8 18 18-6${SITTING}c-22 18-44 18-50-6z"/><path fill="var(--plate, #fff)" d="M86 134c4-20 30-30 48-18 12 8 14 26 4 38 6 14 0 28-14 32-16 2-30-8-32-22-6-8-8-20-6-30z"/><circle cx="102" cy="134" r="6" fill="currentColor"/><circle cx="126" cy="134" r="6" fill="currentColor"/><path d="M100 168c8 6 18 6 26 0" stroke="currentColor" stroke-width="5" fill="none"/>`,
  ailurus_fulgens: `${tail("M376 268c60 6 96-24 94-104", 58, "15 24")}<path fill="currentColor" d="M52 250c-6-30 10-54 34-60l-6-44 44 26c12-4 28-4 40 0l40-24-4 46c40-10 110-14 160 4 40 14 56 40 56 80l4 112h-52l-14-76c-40 12-84 12-124 2l-8 74h-52l-8-96c-52 8-98-2-110-44z"/><path fill="var(--plate, #fff)" d="M74 252c4-16 16-24 30-22-2 22-8 34-18 40-8-4-12-10-12-18zM166 232c14 0 22 10 24 24-6 10-14 14-24 14-4-10-6-24 0-38zM96 206l8-16 18 12zM150 202l18-12 8 18z"/><circle cx="112" cy="222" r="7" fill="var(--plate, #fff)"/><circle cx="152" cy="222" r="7" fill="var(--plate, #fff)"/><circle cx="130" cy="250" r="9" fill="var(--plate, #fff)"/>`,
  iguana_iguana: lizard(
    "M108 214l8-34 14 28 12-36 14 34 14-38 14 34 16-40 14 38 16-40 14 42 16-38 12 44 16-34 10 44 18-30 6 40zM62 284c6 40 30 54 58 48l4-50z",
  ),
  amblyrhynchus_cristatus: lizard(
    "M80 216l10-26 14 22 12-30 14 28 14-34 16 32 16-36 16 34 18-36 16 36 18-32 14 38 20-26 12 34 20-20 10 30 22-12 4 28zM20 430c40-30 60 20 100 0s60 20 100 0 60 20 100 0 60 20 100 0 50 10 70 0v26H20z",
  ),
  varanus_komodoensis: lizard(
    "M30 262l-26 22-4-14 16-12-18-12 6-12zM160 220c40-34 140-36 190 10l-20 60-170 4zM190 300l14 74 60 4 0-20-30-10-4-54zM316 296l30 76 70 2 0-20-40-8-20-56z",
  ),
  draco_volans: `<path fill="currentColor" d="M256 24c26 0 40 26 36 54 60-6 132 30 188 96-64-8-80 8-96 40-22-14-42-10-58 12-18-8-26 0-34 14 2 60-6 130-28 248-4-2-12-2-16 0-22-118-30-188-28-248-8-14-16-22-34-14-16-22-36-26-58-12-16-32-32-48-96-40C88 108 160 72 220 78c-4-28 10-54 36-54zM206 240l-58 60-34-6 4 18 38 8 60-44zM306 240l58 60 34-6-4 18-38 8-60-44zM214 100l-64-44-34 2 6 16 28 2 56 46zM298 100l64-44 34 2-6 16-28 2-56 46z"/><path d="M240 100 130 150m112-28L168 196m104-96 110 50m-112-28 74 74" stroke="var(--plate, #fff)" stroke-width="6" fill="none"/>`,
  physignathus_cocincinus: lizard(
    "M110 214l2-34 14 28 8-34 14 32 10-32 14 32 12-26 10 30zM330 226l16-24 12 28 18-26 10 28 20-26 6 28 20-34 4 28 18-40 4 30z",
  ),
  chlamydosaurus_kingii: lizard(
    "M130 250C90 110 150 60 190 60c-14 26 0 40 20 48-18 16-10 34 10 46-20 12-16 30 0 46-16 8-20 26-8 44-24 4-26 30-18 60-28-4-44 20-50 52-46-16-66-50-14-106z",
  ),
  corucia_zebrata: `<path fill="currentColor" d="M24 236c6-34 44-52 86-44 28-10 60-16 96-14 90 4 150 30 206 32 40 0 62-24 58-60-2-26-30-36-48-20-12 10-8 26 4 30-26 8-46-20-30-48 20-36 84-32 98 20 16 62-22 126-96 132-30 2-52-2-76-8l22 40 40 6-2 22-62-2-38-70-92-2-26 56-58 4 2-22 32-8 14-40c-26-2-42-8-62-6-38 4-72 20-68 2z"/><circle cx="72" cy="222" r="8" fill="var(--plate, #fff)"/><path d="M170 190l-8 70m44-76-8 80m46-78-8 78m46-72-10 70m46-60-12 56" stroke="var(--plate, #fff)" stroke-width="9" fill="none"/>`,
  sphenodon_punctatus: lizard(
    "M112 216l14-20 8 16 16-20 8 16 18-20 8 16 20-16 8 16 20-12 6 18 20-8 6 20 22-4 4 18zM150 214c50-20 130-16 180 20l-16 66-160-2zM330 230c60 20 110 0 120-40l20 40c-20 60-80 70-130 50z",
  ),
  gavialis_gangeticus:
    '<path fill="currentColor" d="M4 262c60-6 112-4 140-14 4-20 20-30 36-22 30-14 84-18 128-8l14-18 8 22 18-16 6 24 20-14 6 24 22-12 4 22 22-10 4 22c30 6 56-4 76-30-4 56-40 84-92 84l-42 0 18 34 38 6-4 18-60-4-34-54-84 0-22 50-56 4 0-18 30-6 14-34c-30-2-48-10-70-16-50 4-100 2-140 0 26-6 60-8 112-10-40-4-80-4-112-2z"/><circle cx="14" cy="252" r="13" fill="currentColor"/><circle cx="168" cy="244" r="7" fill="var(--plate, #fff)"/><path d="M30 272l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8" stroke="var(--plate, #fff)" stroke-width="4" fill="none"/>',
  monodon_monoceros:
    '<path fill="currentColor" d="M4 96 138 204c34-26 84-40 136-32 70 10 118 54 140 106 22-14 40-40 78-40-6 20-16 34-30 44 18 8 32 24 36 46-40 4-66-12-86-28-30 32-86 48-144 44l-26 60c-20-10-26-36-18-66-60-14-108-54-106-104 0-8 4-16 8-22z"/><circle cx="166" cy="236" r="8" fill="var(--plate, #fff)"/><path d="M128 274c20 14 42 20 66 18" stroke="var(--plate, #fff)" stroke-width="6" fill="none"/><path d="M30 112l10-2m10 18 11-2m9 18 12-2m8 18 12-2" stroke="var(--plate, #fff)" stroke-width="4"/>',
  pteromys_volans:
    '<path fill="currentColor" d="M256 40c14 0 26 6 34 18l12-12 6 26c10 14 14 28 10 42 50 0 100-24 134-60l26-4-8 24c-50 70-66 140-20 226l6 28-28-6c-32-34-66-54-104-60 20 80 10 150-68 210-78-60-88-130-68-210-38 6-72 26-104 60l-28 6 6-28c46-86 30-156-20-226l-8-24 26 4c34 36 84 60 134 60-4-14 0-28 10-42l6-26 12 12c8-12 20-18 34-18z"/><circle cx="238" cy="86" r="8" fill="var(--plate, #fff)"/><circle cx="274" cy="86" r="8" fill="var(--plate, #fff)"/><path d="M196 140c-10 40-10 80 0 116m120-116c10 40 10 80 0 116" stroke="var(--plate, #fff)" stroke-width="6" fill="none"/>',
  fratercula_arctica:
    '<path fill="currentColor" d="M62 150c20-30 50-44 84-44 16-36 52-54 90-50 62 6 92 62 86 120 62 50 104 130 112 250l-58-28c-20 20-46 34-70 38l6 36 44 22-90 0-6-56-36-2 2 36 38 22-84 0 2-62c-56-40-70-120-38-192-30-12-60-40-82-90z"/><path fill="var(--plate, #fff)" d="M196 92c36-14 74 6 82 44 6 30-8 58-34 66-30-4-54-22-60-52-2-22 2-44 12-58zM166 268c-20 60-4 118 42 148 36-10 50-46 44-92-4-34-30-60-86-56z"/><circle cx="222" cy="134" r="11" fill="currentColor"/><path d="M98 126l22 78m6-92 26 106" stroke="var(--plate, #fff)" stroke-width="7"/>',
  ornithorhynchus_anatinus:
    '<path fill="currentColor" d="M6 292c2-26 30-38 70-36 20-34 60-52 104-52 70-4 128 10 170 46 34-34 84-54 142-44 20 4 18 26 6 44-30 44-84 66-138 62-10 12-24 22-40 28l20 36-18 12-22-8-12 16-20-20-14-44c-28 4-60 4-88 0l-20 36-24 14-14-16-22 6-8-20 40-40c-16-6-28-16-36-28-40 22-78 24-76 8z"/><circle cx="104" cy="260" r="8" fill="var(--plate, #fff)"/><path d="M20 290c20 2 40 0 62-8M380 262l70-34m-58 52 80-36m-64 52 56-26" stroke="var(--plate, #fff)" stroke-width="6" fill="none"/>',
};

const CASQUE = '<path fill="currentColor" d="M170 120c60-70 190-80 250-20-40-6-60 10-70 30-60-20-120-20-180-10z"/>';

/** Long and low ones fill a plate better without the empty paper above and below them. */
const LOW = new Set(["corucia_zebrata", "ornithorhynchus_anatinus", "gavialis_gangeticus"]);

/** The plate of an animal; one that a data pack brings has the plate of its class. */
export function plateOf(animal: string, kind: string): Plate {
  const flipped = FLIPPED.has(animal);
  const drawn = own(DRAWN, animal);
  if (drawn !== undefined) {
    const low = drawn.includes(LIZARD) || LOW.has(animal);
    return { body: drawn, box: low ? "0 150 512 260" : "0 0 512 512", flipped };
  }
  const icon = own(icons, animal) ?? own(icons, kind) ?? { body: "", size: 1 };
  const body = animal === "buceros_bicornis" ? icon.body + CASQUE : icon.body;
  return { body, box: `0 0 ${icon.size} ${icon.size}`, flipped };
}
