import { hash, randomBytes } from 'node:crypto';

/**
 * Creates a link that works once: a random 256-bit token, of which the server stores the hash only.
 *
 * The token comes after the `#`: browsers do not send that part to servers, so it is in no log,
 * and a program that fetches the link in advance does not use it up.
 * @param page the URL of the page that the link opens, such as `https://beer.example/sign-in-link`
 */
export function makeOneTimeLink(page: string): { link: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { link: `${page}#${token}`, tokenHash: hashOfToken(token) };
}

/** Returns the hash of a token, which the server stores. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
