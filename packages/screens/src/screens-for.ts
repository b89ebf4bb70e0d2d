import type { Audience, Path, Screen } from './screen.ts';

/** Returns screens with their audience, by their paths. */
export function screensFor<P extends Path>(
  audience: Audience,
  screens: Record<P, Omit<Screen, 'audience'>>,
): Record<P, Screen> {
  const entries = Object.entries<Omit<Screen, 'audience'>>(screens);
  const withAudience = entries.map(([path, screen]) => [path, { ...screen, audience }]);
  return Object.fromEntries(withAudience);
}
