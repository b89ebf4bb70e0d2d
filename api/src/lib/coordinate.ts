/** Degrees as they are stored: at most 8 decimals (about a millimetre), none of them a trailing 0. */
export function coordinateText(degrees: number): string {
  const text = degrees.toFixed(8).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
