/** Drawings of icon sets, inlined at build time: see icons.ts beside the Vite configuration. */
declare module "*.icons" {
  const drawings: Record<string, { body: string; size: number } | undefined>;
  export default drawings;
}
