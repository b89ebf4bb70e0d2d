import { initialsOf } from '../logos/brewery-logo.ts';
import { stampSvg } from '../stamps/stamp.ts';
import { type Lettering, readable } from './lettering.ts';
import { outlined } from './outlined.ts';

/**
 * Draws a brewery's stamp for a card: with a hop cone in place of initials that the fonts lack.
 */
export function cardStamp(lettering: Lettering, stamp: Parameters<typeof stampSvg>[0]): string {
  const name = readable(lettering, initialsOf(stamp.name)) && stamp.name;
  return outlined(lettering, stampSvg({ ...stamp, name }));
}
