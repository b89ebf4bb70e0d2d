import * as appScreens from '@hoptrail/screens/app-screens';
import { type ScreenPath, screens } from '@hoptrail/screens/screens';
import type { Plugin } from 'vite';
import type { FileRouteTypes } from '../src/app/routeTree.gen.ts';

/** Puts what the app reads of the manifest of screens into it, in place of the whole manifest. */
export function screenManifest(): Plugin {
  const source = Object.entries(appScreens)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  return {
    name: 'hoptrail:screen-manifest',
    apply: 'build',
    load: (id) => (id.endsWith('/packages/screens/src/app-screens.ts') ? source : null),
  };
}

type RoutePath = Exclude<FileRouteTypes['to'], '/$'>;

// Does not compile where a route has no entry in the manifest, or an entry no route.
screens satisfies Record<RoutePath, object> & Record<Exclude<ScreenPath, RoutePath>, never>;
