import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const all = Object.entries<Screen>(screens);

/** The title of each screen, by the path of its route. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(([path, { title }]) => [path, title]),
);

/** The queries that each route preloads, and for whom, by its path. */
export const preloads: Readonly<Record<string, Pick<Screen, 'audience' | 'preload'>>> =
  Object.fromEntries(
    all.flatMap(([path, { audience, preload }]) =>
      preload ? [[path, { audience, preload }] as const] : [],
    ),
  );

/** The queries whose responses are stored for offline use. No other query is stored. */
export const offlineQueries: readonly string[] = [
  ...new Set(
    all
      .filter(([, { offline }]) => offline)
      .flatMap(([, { preload = {}, later = [] }]) => [...Object.keys(preload), ...later]),
  ),
];
