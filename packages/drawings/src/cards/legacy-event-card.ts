import { palette } from '../palette.ts';
import { posterSvg } from '../poster.ts';
import { fill, place, stroke } from '../svg.ts';
import { eventDay } from './event-day.ts';
import { cardFile, embedded, gradient, LIFTED, picture, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { outlined } from './outlined.ts';
import type { SpecialEventCard } from './special-event-card.ts';
import { line, title } from './typesetting.ts';

const PAPER = '#f0e2c4';
const INK = '#2a2018';
const FADED = '#6f5a3c';

/** Draws the card of an event of the documented kind: its ticket, with a stub. */
export function legacyEventCard(lettering: Lettering, about: SpecialEventCard): string {
  const { id, name, day, date, time, host } = about;
  const poster = about.picture ?? embedded(outlined(lettering, posterSvg(id, name)));
  const stub = day === undefined ? undefined : eventDay(day);
  const column = { x: 424, width: 430 };
  const named = title(lettering, readable(lettering, name) || 'Event', {
    ...column,
    y: 0,
    sizes: [76, 66, 58, 50, 44, 38],
    most: 4,
    color: INK,
  });
  const text =
    named.body +
    line(lettering, host, { ...column, y: named.foot + 52, size: 30, color: FADED }) +
    line(lettering, time, { ...column, y: named.foot + 94, size: 30, color: palette.brick });
  const end = { x: 1016, anchor: 'middle', width: 190 } as const;
  return cardFile(
    LIFTED +
      gradient('night', 'down', [
        [0, '#4a2320', 1],
        [1, '#1f0f10', 1],
      ]) +
      '<rect width="1200" height="630" fill="url(#night)"/>' +
      `<g transform="rotate(-2 600 315)"><g filter="url(#lifted)">${fill(outline, PAPER)}</g>` +
      picture(poster, { x: 92, y: 142, width: 296, height: 346, radius: 8 }) +
      stroke('M892 130V500', FADED, 4, 'stroke-dasharray="2 14"') +
      place(0, 315 - (named.foot + 92 - named.size * 0.7) / 2, text) +
      (stub
        ? line(lettering, stub.weekday, { ...end, y: 206, size: 30, color: FADED }) +
          line(lettering, stub.day, {
            ...end,
            y: 356,
            size: 150,
            color: palette.brick,
            face: 'display',
          }) +
          line(lettering, stub.month, { ...end, y: 424, size: 44, color: INK })
        : line(lettering, date, { ...end, y: 320, size: 34, color: INK })) +
      '</g>' +
      wordmark(lettering, 64, 76),
  );
}

/** The ticket: half circles where the stub is torn off, and teeth at both ends. */
const outline = (() => {
  const teeth = (dy: number) => `q${dy > 0 ? -12 : 12} ${dy / 2} 0 ${dy}`.repeat(10);
  return `M70 112H866A26 26 0 0 0 918 112H1130${teeth(40.6)}H918A26 26 0 0 0 866 518H70${teeth(-40.6)}Z`;
})();
