const LONG_NAME = 36;

/** Returns whether a name is so long that it takes smaller letters, since large ones would hide its header picture. */
export function isLongName(name: string): boolean {
  return name.length >= LONG_NAME;
}
