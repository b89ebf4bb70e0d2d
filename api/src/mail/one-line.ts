/** Returns a name without line breaks, for a subject: a line break would begin another header. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
