import { type Screen, tabs } from './screen.ts';
import { screens } from './screens.ts';

const all = Object.entries<Screen>(screens);

/** The title of each screen, by the path of its route. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(([path, { title }]) => [path, title]),
);

/** The screens of each tab whose paths do not begin with the tab's, by the path of the tab. */
export const screensOfTabs: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  tabs.flatMap((tab) => {
    const paths = all.filter(([, screen]) => screen.tab === tab).map(([path]) => path);
    return paths.length > 0 ? [[tab, paths] as const] : [];
  }),
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
