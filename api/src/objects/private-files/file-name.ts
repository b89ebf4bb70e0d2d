/** Returns whether a name is one of a private file. */
export function isFileName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name);
}
