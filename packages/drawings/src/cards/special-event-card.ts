import { palette } from '../palette.ts';
import { posterSvg } from '../poster.ts';
import { circle, place, rect } from '../svg.ts';
import { type EventDay, eventDay } from './event-day.ts';
import { cardFile, embedded, gradient, LIFTED, MARGIN, picture, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { outlined } from './outlined.ts';
import { line, title } from './typesetting.ts';

/** What the card of a special event shows. */
export interface SpecialEventCard {
  id: string;
  name: string;
  /** The day as `YYYY-MM-DD`; undefined where the text of the date names none. */
  day: string | undefined;
  date: string;
  time: string;
  host: string;
  picture?: string | undefined;
}

/** Draws the card of a special event: its poster on the wall, and a leaf of the calendar. */
export function specialEventCard(lettering: Lettering, about: SpecialEventCard): string {
  const { id, name, day, date, time, host } = about;
  const leaf = day === undefined ? undefined : eventDay(day);
  const text = leaf ? { x: 262, width: 380 } : { x: MARGIN, width: 560 };
  const poster = about.picture ?? embedded(outlined(lettering, posterSvg(id, name)));
  const named = title(lettering, readable(lettering, name) || 'Event', {
    x: MARGIN,
    y: 516,
    width: 570,
    sizes: [84, 74, 64, 56, 48, 42],
    most: 3,
    color: palette.foam,
    grows: 'up',
  });
  return cardFile(
    LIFTED +
      wall() +
      rect(
        674,
        54,
        476,
        522,
        palette.foam,
        10,
        'transform="rotate(2 912 315)" filter="url(#lifted)"',
      ) +
      picture(poster, { x: 690, y: 70, width: 444, height: 490, turn: 2 }) +
      pin(912, 62) +
      (leaf ? calendarLeaf(lettering, leaf) : '') +
      line(lettering, leaf?.weekday ?? date, {
        ...text,
        y: leaf ? 240 : 196,
        size: 46,
        color: palette.foam,
      }) +
      line(lettering, time, { ...text, y: leaf ? 292 : 246, size: 32, color: palette.wheat }) +
      named.body +
      line(lettering, host, { x: MARGIN, y: 570, size: 32, color: palette.cream, width: 570 }) +
      wordmark(lettering, MARGIN, 104),
  );
}

function wall(): string {
  const light = gradient('light', 'round', [
    [0, palette.amber, 0.34],
    [0.6, palette.amber, 0.09],
    [1, palette.amber, 0],
  ]);
  const boards = [126, 252, 378, 504].map((y) => rect(0, y, 1200, 3, '#0b0806'));
  return (
    rect(0, 0, 1200, 630, palette.shelf) +
    boards.join('') +
    light +
    `<ellipse cx="880" cy="120" rx="760" ry="560" fill="url(#light)"/>`
  );
}

function pin(x: number, y: number): string {
  return (
    circle(x + 3, y + 5, 15, '#070503', 'opacity=".4"') +
    circle(x, y, 15, palette.brick) +
    circle(x - 4, y - 5, 5, '#e9a08a')
  );
}

function calendarLeaf(lettering: Lettering, { month, day }: EventDay): string {
  const middle = { x: 85, anchor: 'middle' } as const;
  const leaf =
    rect(0, 0, 170, 180, palette.foam, 14, 'filter="url(#lifted)"') +
    `<path d="M14 0H156Q170 0 170 14V54H0V14Q0 0 14 0Z" fill="${palette.brick}"/>` +
    circle(42, 4, 8, palette.ground) +
    circle(128, 4, 8, palette.ground) +
    line(lettering, month, { ...middle, y: 41, size: 32, color: palette.foam }) +
    line(lettering, day, { ...middle, y: 154, size: 106, color: palette.ground, face: 'display' });
  return place(MARGIN, 156, leaf, 1, -3);
}
