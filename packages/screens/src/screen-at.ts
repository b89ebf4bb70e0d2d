import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const byPath: Readonly<Record<string, Screen>> = screens;

/** The paths of all screens. */
export const screenPaths: readonly string[] = Object.keys(screens);

/** Returns the screen of a route, such as `/brewery/$id`; undefined if the manifest has none. */
export function screenAt(route: string | undefined): Screen | undefined {
  return route !== undefined && Object.hasOwn(byPath, route) ? byPath[route] : undefined;
}
