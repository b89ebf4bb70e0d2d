import { hash, randomBytes } from 'node:crypto';

/**
 * Makes a link that works once: a random 256-bit token, of which the server keeps the hash only.
 *
 * The token stands after the `#`: browsers do not send that part to servers, which keeps it out of logs, and
 * a program that fetches the link ahead uses nothing up.
 * @param page where the link leads, such as `https://beer.example/sign-in-link`
 */
export function makeOneTimeLink(page: string): { link: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { link: `${page}#${token}`, tokenHash: hashOfToken(token) };
}

/** Returns what the server keeps of a token. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
