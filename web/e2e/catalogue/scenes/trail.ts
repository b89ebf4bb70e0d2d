import { exampleAddress } from '@hoptrail/screens/example-address';
import { all, at, change, cut, hold, refuse, respond, restore, type Scenes } from '../scene.ts';

/** A person has check-ins, of which this one is on the trail. */
const withCheckins = all(
  change('auth.me', (me: { user: object }) => ({ ...me, user: { ...me.user, checkins: 7 } })),
  respond('trail.list', { entries: [], nextCursor: null }),
);

const visit = {
  ...{ id: 'visit', source: 'untappd', breweryId: null, name: 'Kiez Bar', city: 'Berlin' },
  ...{ state: null, country: 'Germany', logo: null, image: null, notes: null },
  ...{ visitedAt: '2024-02-01T20:12:00.000Z', visitedOn: '2024-02-01' },
  beers: [{ name: 'Export', brewery: null, style: null, abv: null, rating: '4.1', notes: null }],
};

/** The person's own trail, and the trails that others show. */
export const trail: Scenes = {
  empty: at('/trail'),
  'nothing found': all(withCheckins, at('/trail?q=zzzzzz')),
  'imported visits': all(
    restore,
    respond('trail.list', { entries: [], imported: [visit], nextCursor: null }),
    at('/trail?log=all'),
  ),
  loading: all(restore, withCheckins, hold('trail.list'), at('/trail')),
  failing: all(restore, withCheckins, refuse('trail.list'), refuse('trail.figures'), at('/trail')),
  'no map': all(restore, withCheckins, respond('trail.visits', []), at('/trail?view=map')),
  'offline, never loaded': all(restore, cut, at('/trail')),
  "somebody's, shown": all(restore, at(exampleAddress('/u/$username'))),
  "somebody's, without a stamp": at('/u/watching.foam'),
  "somebody's, private": at('/u/admin'),
  "somebody's, failing": all(refuse('profiles.byUsername'), at(exampleAddress('/u/$username'))),
};
