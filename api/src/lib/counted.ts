/** Formats a number with separators: `2,310`. */
export function count(n: number): string {
  return n.toLocaleString('en-US');
}

/** Formats a number with its noun: `1 backup`, `2,310 backups`. */
export function counted(n: number, one: string): string {
  return `${count(n)} ${one}${n === 1 ? '' : 's'}`;
}
