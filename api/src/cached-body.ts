import { hash } from 'node:crypto';
import type { TrackedTable } from './db/sqlite/change-feed.ts';

/** A response body as JSON text, built only if the client does not have it already. */
export interface CachedBody {
  /** The ETag: it changes with the text. */
  tag: string;
  json(): string;
  /** The same text in pieces, for a text that is too long to build at once. */
  parts?(): Iterable<string>;
  /** How much memory it holds of its own, in characters. */
  length: number;
  /** About how long the text is, in characters; `length` where left out. */
  size?: number;
  /** Whether every caller gets this same text, so that its bytes are cached and shared. */
  isShared?: boolean;
  /** Whether the text is for this caller alone; visitors get another one. */
  isPersonal?: boolean;
  /** When it becomes stale; left out where that is not known. */
  until?: Until;
}

/** Valid until one of these tables has another version. */
export interface Until {
  tables: readonly TrackedTable[];
  versions: string;
}

/** A response body that says when it becomes stale. */
export type DatedBody = CachedBody & { until: Until };

/** Wraps a complete JSON text. */
export function cachedBody(json: string): CachedBody {
  return { tag: tagOf(json), json: () => json, length: json.length, isShared: true };
}

/** Returns the ETag of a text: its SHA-1 in base64url. */
export function tagOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
