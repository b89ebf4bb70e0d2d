import { shaded } from '../palette.ts';
import { circle, fill } from '../svg.ts';

/** Draws a map pin that stands on the origin, 44 px wide and 62 px high. */
export function mapPin(color: string, eye: string): string {
  return (
    fill('M0 0C-6-14-22-24-22-40A22 22 0 0 1 22-40C22-24 6-14 0 0Z', color) +
    fill('M0 0C6-14 22-24 22-40A22 22 0 0 0 4-62C14-44 12-20 0 0Z', shaded(color, 0.3)) +
    circle(0, -40, 9, eye)
  );
}
