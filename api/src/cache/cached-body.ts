import { hash } from 'node:crypto';
import type { TrackedTable } from '../db/instances/change-feed.ts';

/** A response body as JSON text, which is built only if the client's ETag is not current. */
export interface CachedBody {
  /** The ETag, which changes with the text. */
  tag: string;
  json(): string;
  /** The same text in chunks, for a text that is too long to build at once. */
  parts?(): Iterable<string>;
  /** The memory that it holds itself, in characters. */
  length: number;
  /** The approximate length of the text, in characters; `length` by default. */
  size?: number;
  /** Whether every caller gets this same text, so that its bytes are cached and shared. */
  isShared?: boolean;
  /** Whether the text is for this caller only; visitors get another one. */
  isPersonal?: boolean;
  /** When it becomes stale; absent if that is not known. */
  until?: Until;
}

/** Valid until one of these tables has another version. */
export interface Until {
  tables: readonly TrackedTable[];
  versions: string;
}

/** A response body with the time until which it is valid. */
export type DatedBody = CachedBody & { until: Until };

/** Wraps a complete JSON text. */
export function cachedBody(json: string): CachedBody {
  return { tag: tagOf(json), json: () => json, length: json.length, isShared: true };
}

/** Returns the value of a body. */
export function parseBody({ json }: CachedBody) {
  return JSON.parse(json());
}

/** Returns the ETag of a text: its SHA-1 in base64url. */
export function tagOf(text: string): string {
  return hash('sha1', text, 'base64url');
}
