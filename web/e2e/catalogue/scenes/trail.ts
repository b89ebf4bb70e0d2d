import { all, at, change, cut, hold, refuse, respond, restore, type Scenes } from '../scene.ts';

/** A person has check-ins, of which this one is on the trail. */
const withCheckins = all(
  change('auth.me', (me: { user: object }) => ({ ...me, user: { ...me.user, checkins: 7 } })),
  respond('trail.list', { entries: [], nextCursor: null }),
);

/** The person's own trail. */
export const trail: Scenes = {
  empty: at('/trail'),
  'nothing found': all(withCheckins, at('/trail?q=zzzzzz')),
  loading: all(restore, withCheckins, hold('trail.list'), at('/trail')),
  failing: all(restore, withCheckins, refuse('trail.list'), refuse('trail.figures'), at('/trail')),
  'no map': all(restore, withCheckins, respond('trail.visits', []), at('/trail?view=map')),
  'offline, never loaded': all(restore, cut, at('/trail')),
};
