/** Letters and digits without look-alikes: no 0, 1, I and O. */
export const PRIZE_CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns a prize code as it is stored, from what a person typed or a camera read: `abcd-efgh`, or
 * the address in the QR code. A text that is no code is returned shortened, and matches none.
 */
export function normalizePrizeCode(typed: string): string {
  const code = /[?&#]code=([^&#]*)/.exec(typed)?.[1] ?? typed;
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, 20);
}

/** Returns a prize code as it is shown: `ABCD-EFGH`. */
export function prizeCodeText(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
