import type { Audience } from '../../../transport/procedures.ts';

/**
 * The queries whose answer is everybody's, or some callers' own and everybody else's. What is not
 * here answers each caller alone: every other query, and every mutation.
 */
export const audiences: Readonly<Record<string, Exclude<Audience, 'caller'>>> = {
  'breweries.list': 'everybody',
  'breweries.byId': 'by caller',
  'beers.onTap': 'everybody',
  'beers.changed': 'everybody',
  'checkins.leaderboard': 'everybody',
  'events.byId': 'everybody',
  'events.special.list': 'by caller',
  'events.special.byId': 'by caller',
  'events.weekly.list': 'by caller',
  'events.weekly.byDay': 'by caller',
  'podcast.episodes': 'everybody',
  'podcast.header': 'everybody',
  'settings.all': 'everybody',
  'settings.map': 'everybody',
  'settings.registration': 'everybody',
};
