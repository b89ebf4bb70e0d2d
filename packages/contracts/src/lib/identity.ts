import { EMAIL_MAX, USERNAME_MAX, USERNAME_MIN } from '../limits.ts';
import { isLookAlike } from './look-alikes.ts';

/** Returns an e-mail address as it is stored and compared: trimmed and lowercased. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Tells whether a normalized text is a possible e-mail address: exactly one @, no blanks, no
 * control or invisible characters, and no characters that make a mail program read other addresses.
 */
export function isEmail(address: string): boolean {
  return (
    address.length <= EMAIL_MAX &&
    /^[^@\s\p{C}<>()[\]\\,;:"]+@[^@\s\p{C}<>()[\]\\,;:"]+$/u.test(address)
  );
}

/**
 * Returns a username as it is stored and compared: lowercased, without spaces, in Unicode's NFKC
 * form, so that equal-looking names have equal bytes.
 */
export function normalizeUsername(typed: string): string {
  return typed.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s/g, '');
}

/** Returns the name that the app shows for a person, the same on every screen: the username. */
export function displayName({ username, name }: { username: string; name: string }): string {
  return username || name;
}

/**
 * Returns what is wrong with a normalized username, as a text for people; undefined if it is valid.
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
