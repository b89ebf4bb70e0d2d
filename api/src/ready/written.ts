import { hash } from 'node:crypto';

/** An answer as JSON text, which is made only if the client does not have it already. */
export interface Written {
  /** Changes with the text. */
  tag: string;
  json(): string;
  /** How much memory it holds by itself, in characters. */
  length: number;
}

/** A whole answer, ready to be sent. */
export function written(json: string): Written {
  return { tag: tagOf(json), json: () => json, length: json.length };
}

/** A short name of a text: two texts with one name are as good as impossible. */
export function tagOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
