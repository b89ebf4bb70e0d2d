import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** The drawings at the top of these screens, which they show unless somebody chose another picture. */
export const picturesAhead: readonly string[] = Object.values<Screen>(screens).flatMap(
  ({ hero = '', ahead }) => {
    const picture = typeof hero === 'string' ? hero : hero.standIn;
    return ahead && typeof picture === 'string' && picture ? picture : [];
  },
);

/** The queries that the app asks for in advance, by screen. */
export const queriesAhead: readonly NonNullable<Screen['ahead']>[] = Object.values<Screen>(
  screens,
).flatMap(({ preload, ahead }) => (ahead ? [{ ...preload, ...ahead }] : []));
