import type { Language } from "./words";

/** Each language in its own words, so that whoever reads only that one finds it. */
export const TONGUES: readonly { value: Language; label: string; lang: string }[] = [
  { value: "en", label: "English", lang: "en" },
  { value: "fr", label: "Français", lang: "fr" },
  { value: "it", label: "Italiano", lang: "it" },
  { value: "pl", label: "Polski", lang: "pl" },
];
