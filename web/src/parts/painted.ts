/** Do it when what changes now has been painted: what nobody waits for does not hold up what they do wait for.
 * Gives what calls it off. */
export function oncePainted(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
