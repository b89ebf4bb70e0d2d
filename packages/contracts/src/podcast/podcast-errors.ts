import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of the podcast. */
export const podcastErrors = {
  'episode.notFound': ['NOT_FOUND', 'Podcast episode not found'],
} as const satisfies DomainErrors;
