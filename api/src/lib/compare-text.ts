/** Compares texts as both engines order them: by the bytes of UTF-8. */
export function compareText(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
