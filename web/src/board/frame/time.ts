/** Times as a player reads them. */

type Words = (message: string, facts?: Record<string, string | number>) => string;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Minutes and seconds; of long clocks only what matters. */
export function timeLeft(seconds: number, t: Words): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return t("time-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return t("time-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
