import { refusal } from '../../data/errors.ts';

/** Returns whether the server refused the house's code, which its field shows. */
export function isCodeRefusal(error: unknown): boolean {
  return refusal(error).code?.startsWith('houseCode.') === true;
}
