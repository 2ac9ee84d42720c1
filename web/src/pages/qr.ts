/** A link as a QR code: one path of squares. The encoder is fetched only when a code is wanted. */
export async function qrPath(text: string): Promise<{ path: string; size: number }> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(""), size };
}
