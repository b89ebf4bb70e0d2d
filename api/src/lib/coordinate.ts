/** Formats degrees for the database: at most 8 decimals (a millimetre), without trailing zeros. */
export function coordinateText(degrees: number): string {
  const text = degrees.toFixed(8).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
