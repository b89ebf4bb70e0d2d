/** A number as people read it. */
export function count(n: number): string {
  return n.toLocaleString('en-US');
}

/** A number and what it counts: '1 backup', '2,310 backups'. */
export function counted(n: number, one: string): string {
  return `${count(n)} ${one}${n === 1 ? '' : 's'}`;
}
