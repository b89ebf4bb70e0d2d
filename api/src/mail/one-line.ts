/** Returns a name without line ends, for a subject: a line end would begin another header. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
