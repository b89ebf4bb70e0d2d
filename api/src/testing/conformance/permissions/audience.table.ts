import type { Audience } from '../../../transport/procedures.ts';

/**
 * The queries whose response is the same for everybody, or for everybody but some callers. All
 * other queries, and all mutations, have a response for each caller alone.
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
