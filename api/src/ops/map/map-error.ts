import { Refusal } from '../../lib/refusal.ts';

/** Thrown if a map cannot be fetched; the message says why, and what to do. */
export class MapError extends Refusal {
  override name = 'MapError';
}

/** Thrown if a source has no such archive, or does not answer: another one may. */
export class NoArchiveError extends MapError {
  override name = 'NoArchiveError';
}
