import { exampleAddress } from '@hoptrail/screens/example-address';
import { all, at, change, cut, hold, refuse, respond, restore, type Scenes } from '../scene.ts';

/** A person has check-ins, of which this one is in the logbook. */
const withCheckins = all(
  change('auth.me', (me: { user: object }) => ({ ...me, user: { ...me.user, checkins: 7 } })),
  respond('logbook.list', { entries: [], nextCursor: null }),
);

const visit = {
  ...{ id: 'visit', source: 'untappd', breweryId: null, name: 'Kiez Bar', city: 'Berlin' },
  ...{ state: null, country: 'Germany', logo: null, image: null, notes: null },
  ...{ visitedAt: '2024-02-01T20:12:00.000Z', visitedOn: '2024-02-01' },
  beers: [{ name: 'Export', brewery: null, style: null, abv: null, rating: '4.1', notes: null }],
};

/** The person's own logbook. */
export const logbook: Scenes = {
  empty: at('/logbook'),
  'nothing found': all(withCheckins, at('/logbook?q=zzzzzz')),
  // The app asks for the person together with the list, and knows them from the state before.
  loading: all(hold('logbook.list'), at('/logbook')),
  'imported visits': all(
    restore,
    respond('logbook.list', { entries: [], imported: [visit], nextCursor: null }),
    at('/logbook?log=all'),
  ),
  failing: all(
    restore,
    withCheckins,
    refuse('logbook.list'),
    refuse('logbook.figures'),
    at('/logbook'),
  ),
  'no map': all(restore, withCheckins, respond('logbook.visits', []), at('/logbook?view=map')),
  'offline, never loaded': all(restore, cut, at('/logbook')),
};

const shownLogbook = at(exampleAddress('/u/$username'));

/** The page of a logbook that its person shows to anybody with the link. */
export const publicLogbook: Scenes = {
  full: shownLogbook,
  'without a stamp': at('/u/watching.foam'),
  hidden: at('/u/admin'),
  'of nobody': at('/u/nobody.with.this.name'),
  'own, hidden': async (stage) => {
    const { username } = await stage.accountOf('member');
    await at(`/u/${username}`)(stage);
  },
  loading: all(hold('profiles.byUsername'), shownLogbook),
  failing: all(restore, refuse('profiles.byUsername'), shownLogbook),
};
