const codes: readonly unknown[] = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];

/** Whether something failed because the disk, or what an account may have of it, is full. */
export function isDiskFull(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && codes.includes(thrown.code);
}
