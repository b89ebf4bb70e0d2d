import * as aheadScreens from '@hoptrail/screens/ahead-screens';
import * as appScreens from '@hoptrail/screens/app-screens';
import { type ScreenPath, screens } from '@hoptrail/screens/screens';
import type { Plugin } from 'vite';
import type { FileRouteTypes } from '../src/app/routeTree.gen.ts';

/** Puts what the app reads of the manifest of screens into it, in place of the whole manifest. */
export function screenManifest(): Plugin {
  const values = { 'app-screens': appScreens, 'ahead-screens': aheadScreens };
  const sources = Object.entries(values).map(
    ([file, exported]) => [`/packages/screens/src/${file}.ts`, sourceOf(exported)] as const,
  );
  return {
    name: 'hoptrail:screen-manifest',
    apply: 'build',
    load: (id) => sources.find(([file]) => id.endsWith(file))?.[1],
  };
}

function sourceOf(exported: object): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

type RoutePath = Exclude<FileRouteTypes['to'], '/$'>;

// Does not compile where a route has no entry in the manifest, or an entry no route.
screens satisfies Record<RoutePath, object> & Record<Exclude<ScreenPath, RoutePath>, never>;
