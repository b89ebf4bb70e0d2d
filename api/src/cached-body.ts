import { hash } from 'node:crypto';
import type { Followed } from './db/sqlite/change-feed.ts';

/** An answer as JSON text, which is made only if the client does not have it already. */
export interface Written {
  /** Changes with the text. */
  tag: string;
  json(): string;
  /** The same text in pieces, of one that is too long to be made at once. */
  parts?(): Iterable<string>;
  /** How much memory it holds by itself, in characters. */
  length: number;
  /** About how long the text is, in characters; `length` where left out. */
  size?: number;
  /** Whether it is kept as bytes that all callers share: everybody who asks gets this very text. */
  isShared?: boolean;
  /** Whether it is for this caller alone; visitors get another one. */
  isPersonal?: boolean;
  /** Until when everybody who asks the same gets this; left out where that is not known. */
  until?: Until;
}

/** Until one of these is not of these versions any more. */
export interface Until {
  parts: readonly Followed[];
  versions: string;
}

/** A whole answer, ready to be sent. */
export function written(json: string): Written {
  return { tag: tagOf(json), json: () => json, length: json.length, isShared: true };
}

/** A short name of a text: two texts with one name are as good as impossible. */
export function tagOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
