import { EMAIL_MAX, USERNAME_MAX, USERNAME_MIN } from '../limits.ts';
import { isLookAlike } from './look-alikes.ts';

/** An e-mail address as it is stored and compared: trimmed and lowercased. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Whether a normalized address can be one: exactly one @, no blanks, no control and no invisible
 * characters, and none with which a mail program would read another address or several.
 */
export function isEmail(address: string): boolean {
  return (
    address.length <= EMAIL_MAX &&
    /^[^@\s\p{C}<>()[\]\\,;:"]+@[^@\s\p{C}<>()[\]\\,;:"]+$/u.test(address)
  );
}

/**
 * A username as it is stored and compared: lowercased, spaces removed, and each sign in its one
 * usual form (Unicode NFKC), so that no second name is written with other bytes.
 */
export function normalizeUsername(typed: string): string {
  return typed.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s/g, '');
}

/**
 * What is wrong with a normalized username, in words for the person who typed it;
 * undefined when nothing is.
 */
export function usernameProblem(username: string): string | undefined {
  if (username === '') return 'Username is required';
  if (username.length < USERNAME_MIN || username.length > USERNAME_MAX) {
    return `A username has ${USERNAME_MIN} to ${USERNAME_MAX} characters.`;
  }
  if (!/^[\p{L}\p{Nd}_.-]+$/u.test(username)) {
    return 'A username has letters, digits, and the signs _ . - only.';
  }
  if (isLookAlike(username)) {
    return 'This username could be taken for another one. Please keep to one alphabet, or choose another name.';
  }
  return undefined;
}
