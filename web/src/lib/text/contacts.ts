import { phoneLink } from './phone-link.ts';

/** A piece of a text; with `href` if it is an e-mail address or a phone number. */
interface Piece {
  text: string;
  href?: string;
}

/** An e-mail address, or a phone number of at least seven digits. */
const CONTACTS =
  /(?<mail>[^\s<>()[\],;:"]+@[^\s<>()[\],;:"@]+\.[\p{L}\d-]*[\p{L}\d])|(?<phone>(?<![\p{L}\d])(?:\+|\()?\d(?:[\s()./-]{0,3}\d){6,14}(?![\p{L}\d]))/gu;

/** Returns a text in pieces, of which e-mail addresses and phone numbers are links. */
export function contactsIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(CONTACTS)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    const href = groups?.mail === undefined ? phoneLink(found) : mailLink(found);
    pieces.push({ text: found, ...(href && { href }) });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Returns a `mailto:` link. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
