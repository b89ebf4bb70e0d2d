/** 53100 is PostgreSQL's code for a full disk. */
const codes: readonly unknown[] = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];

/** Returns whether an error means that the disk or the account's quota is full. */
export function isDiskFull(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.includes(thrown.code);
}
