import { all, at, cut, hold, refuse, restore, type Scenes } from '../scene.ts';

/** The beers that the person had. */
export const yourBeers: Scenes = {
  empty: at('/your-beers'),
  'nothing found': at('/your-beers?q=zzzzzz'),
  loading: all(restore, hold('beers.had.list'), at('/your-beers')),
  failing: all(restore, refuse('beers.had.list'), at('/your-beers')),
  'offline, never loaded': all(restore, cut, at('/your-beers')),
};
