/** Paper, wood and pen, made of noise and two tones: nothing is loaded. Silent until the page was touched once. */
import { settings } from "../../state/settings.svelte";
import type { Event } from "../../wire";

export type Sound = "paper" | "wood" | "pen" | "bell";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const BY_WORD: [RegExp, Sound][] = [
  [/Die|Token|Explorer|Outpost|Good|Coins|Seal|Slotted/, "wood"],
  [/Animal|Expert|Resident|Favour|Revealed|Published|Deck/, "paper"],
  [/Cube|Points|Score|Prize|Treasure|Reputation/, "pen"],
];

/** What an event sounds like; null if like nothing. */
export function soundOf(event: Pick<Event, "kind">): Sound | null {
  return BY_WORD.find(([words]) => words.test(event.kind))?.[1] ?? null;
}

/** Safari lets a page sound only once it was asked within a click or a key, and asks again after a call on a telephone. */
export function wake(): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") context.resume().catch(() => undefined);
  } catch {
    // a machine without sound plays all the same
  }
}
for (const name of ["click", "keydown"]) addEventListener(name, wake, true);

export function sound(which: Sound): void {
  // what was to be heard while it slept would be heard all at once
  if (settings.sound && context?.state === "running") MAKE[which](context, context.currentTime + 0.01);
}

const MAKE: Record<Sound, (at: AudioContext, when: number) => void> = {
  paper: (at, when) => rustle(at, when, 0.16, 3400, 0.5, 0.05),
  pen: (at, when) => {
    rustle(at, when, 0.05, 5200, 2.5, 0.035);
    rustle(at, when + 0.07, 0.07, 4600, 2.5, 0.03);
  },
  wood: (at, when) => {
    tap(at, when, 410, 0.05, 0.09);
    rustle(at, when, 0.02, 1500, 1, 0.07);
  },
  bell: (at, when) => {
    tap(at, when, 587, 0.35, 0.05);
    tap(at, when + 0.13, 880, 0.5, 0.045);
  },
};

function tap(at: AudioContext, when: number, pitch: number, length: number, loud: number): void {
  const tone = new OscillatorNode(at, { type: "sine", frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.86, when + length);
  tone.connect(fading(at, when, length, loud));
  tone.start(when);
  tone.stop(when + length);
}

function rustle(at: AudioContext, when: number, length: number, pitch: number, narrow: number, loud: number): void {
  const source = new AudioBufferSourceNode(at, { buffer: hiss(at) });
  const band = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: narrow });
  source.connect(band).connect(fading(at, when, length, loud));
  source.start(when, Math.random() * 0.5, length);
}

function fading(at: AudioContext, when: number, length: number, loud: number): GainNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, when);
  gain.gain.exponentialRampToValueAtTime(loud, when + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  gain.connect(at.destination);
  return gain;
}

function hiss(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: at.sampleRate, sampleRate: at.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}
