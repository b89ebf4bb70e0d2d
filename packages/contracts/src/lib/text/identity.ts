import { EMAIL_MAX, USERNAME_MAX, USERNAME_MIN } from '../../limits.ts';
import { isLookAlike } from './look-alikes.ts';
import { domainToUnicode } from './punycode.ts';

/** The parser of URLs, which browsers and Node have. */
declare const URL: { new (url: string): { hostname: string }; canParse(url: string): boolean };

/**
 * Returns an e-mail address as it is stored and compared, so that one mailbox has one address: trimmed,
 * lowercased, in Unicode's NFC form, with the domain as people write it (`xn--bru-rla.example` is
 * `bräu.example`). An address whose domain is none keeps it.
 */
export function normalizeEmail(typed: string): string {
  const address = typed.trim().toLowerCase().normalize('NFC').replace('\uff20', '@');
  const [, mailbox = '', domain = ''] = /^(.*@)(.*)$/su.exec(address) ?? [];
  return mailbox ? mailbox + (normalDomain(domain) ?? domain) : address;
}

/**
 * Returns a lowercase domain as people write it, without a dot at its end; undefined if it is none.
 * With invisible characters, which some scripts need, it stays in ASCII (RFC 5891).
 */
function normalDomain(domain: string): string | undefined {
  const withoutDot = (name: string) => name.replace(/\.$/, '');
  if (/^[!-~]+$/.test(domain) && !domain.includes('xn--')) return withoutDot(domain);
  // The parser of URLs maps full width and other forms to plain letters (UTS 46), in browsers too.
  const url = `http://${domain}`;
  if (/[\s/?#%:@\\]/u.test(domain) || !URL.canParse(url)) return undefined;
  const ascii = withoutDot(new URL(url).hostname);
  const written = domainToUnicode(ascii);
  return (/\p{C}/u.test(written) ? ascii : written) || undefined;
}

/**
 * Tells whether a normalized text is a possible e-mail address: exactly one @, no blanks, no
 * control or invisible characters, and no characters that make a mail program read other addresses.
 */
export function isEmail(address: string): boolean {
  return (
    address.length <= EMAIL_MAX &&
    normalDomain(address.slice(address.lastIndexOf('@') + 1)) !== undefined &&
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
  if (
    !/^[\p{L}\p{Nd}_.-]+$/u.test(username) ||
    /\p{Default_Ignorable_Code_Point}/u.test(username)
  ) {
    return 'A username has letters, digits, and the signs _ . - only.';
  }
  if (isLookAlike(username)) {
    return 'This username could be taken for another one. Please keep to one alphabet, or choose another name.';
  }
  return undefined;
}
