import type { Audience } from '../http/procedures.ts';

/**
 * Whose the answer of each query is: everybody's, some callers' own, or each caller's own. The
 * answer to a mutation is always its caller's.
 */
export const audiences: Readonly<Record<string, Audience>> = {
  'auth.me': 'caller',
  'users.byId': 'caller',
  'users.badge': 'caller',
  'users.favorites': 'caller',
  'users.ownedBreweries': 'caller',
  'breweries.list': 'everybody',
  'breweries.byId': 'by caller',
  'breweries.listAll': 'caller',
  'breweries.notes': 'caller',
  'beers.onTap': 'everybody',
  'beers.changed': 'everybody',
  'beers.ofBrewery': 'caller',
  'checkins.status': 'caller',
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
  'audit.list': 'caller',
  'audit.ofBrewery': 'caller',
  'claims.mine': 'caller',
  'claims.list': 'caller',
  'people.list': 'caller',
};
