import { palette } from '../palette.ts';
import { beerColors, glass } from '../parts/glass.ts';
import { posterSvg } from '../poster.ts';
import { circle, place, rect } from '../svg.ts';
import { cardFile, embedded, picture, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { outlined } from './outlined.ts';
import { line, title } from './typesetting.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const CHALK = '#efe9dc';
const BOARD = '#1c2622';
const LEFT = 112;

/** What the card of a day of the week shows. */
export interface WeekdayCard {
  weekday: string;
}

/** What the card of a weekly event shows. */
export interface WeeklyEventCard extends WeekdayCard {
  id: string;
  name: string;
  time: string;
  host: string;
  picture?: string | undefined;
}

/** Draws the card of a weekly event: the blackboard, and a coaster with its picture. */
export function weeklyEventCard(lettering: Lettering, about: WeeklyEventCard): string {
  const { id, name, weekday, time, host } = about;
  const named = title(lettering, readable(lettering, name) || 'Weekly event', {
    x: LEFT,
    y: 334,
    width: 600,
    sizes: [76, 66, 58, 50, 44],
    most: 3,
    color: CHALK,
  });
  const where = [time, host].filter(Boolean);
  const lines = where.map((text, index) =>
    line(lettering, text, {
      x: LEFT,
      y: named.foot + 52 + index * 42,
      size: 30,
      color: index ? CHALK : palette.wheat,
      width: 580,
    }),
  );
  return cardFile(
    board() +
      line(lettering, `Every ${weekday}`, {
        x: LEFT,
        y: 244,
        size: 62,
        color: palette.amber,
        face: 'display',
      }) +
      named.body +
      lines.join('') +
      coaster(about.picture ?? embedded(outlined(lettering, posterSvg(id, name)))) +
      week(lettering, weekday, { x: 788, y: 522 }) +
      wordmark(lettering, LEFT, 142, CHALK),
  );
}

/** Draws the card of a day of the week: the blackboard, and three glasses. */
export function weekdayCard(lettering: Lettering, { weekday }: WeekdayCard): string {
  return cardFile(
    board() +
      line(lettering, weekday, {
        x: LEFT,
        y: 340,
        size: 124,
        color: palette.amber,
        face: 'display',
        width: 620,
      }) +
      line(lettering, 'What the breweries have on', { x: LEFT, y: 406, size: 38, color: CHALK }) +
      place(812, 440, glass('pint', beerColors[0]), 2.3, -5) +
      place(938, 440, glass('weizen', beerColors[1] ?? beerColors[0]), 2.3) +
      place(1056, 440, glass('mug', beerColors[2] ?? beerColors[0]), 2.1, 5) +
      week(lettering, weekday, { x: LEFT + 22, y: 500 }) +
      wordmark(lettering, LEFT, 142, CHALK),
  );
}

function board(): string {
  const smear = 'opacity=".05" transform="rotate(-8 600 315)"';
  return (
    rect(0, 0, 1200, 630, palette.bark) +
    rect(26, 26, 1148, 578, palette.oak, 18) +
    rect(34, 34, 1132, 562, palette.wood, 14) +
    rect(52, 52, 1096, 526, BOARD, 6) +
    rect(120, 170, 700, 46, CHALK, 23, smear) +
    rect(420, 400, 620, 60, CHALK, 30, smear)
  );
}

function coaster(href: string): string {
  const ring = `stroke="${CHALK}" stroke-width="5" stroke-dasharray="3 15"`;
  return (
    circle(938, 272, 194, palette.cream) +
    circle(938, 272, 183, 'none', ring.replaceAll(CHALK, palette.brick)) +
    picture(href, { x: 768, y: 102, width: 340, height: 340, radius: 170 })
  );
}

/** Draws the seven days, with one of them marked. */
function week(lettering: Lettering, weekday: string, { x, y }: { x: number; y: number }): string {
  return DAYS.map((day, index) => {
    const isIt = day === weekday;
    const [cx, color] = [x + index * 50, isIt ? palette.ground : CHALK];
    const ground = isIt
      ? circle(cx, y, 22, palette.hop)
      : circle(cx, y, 21, 'none', `stroke="${CHALK}" stroke-width="2" opacity=".4"`);
    const letter = line(lettering, day[0] ?? '', {
      x: cx,
      y: y + 8,
      size: 22,
      color,
      anchor: 'middle',
    });
    return ground + letter;
  }).join('');
}
