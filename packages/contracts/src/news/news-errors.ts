import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of the news of breweries. */
export const newsErrors = {
  'news.notFound': ['NOT_FOUND', 'This line of news is not there any more.'],
  'news.tooMany': ['CONFLICT', 'A brewery publishes two lines of news a week at most.'],
} as const satisfies DomainErrors;
