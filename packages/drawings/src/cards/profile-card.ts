import { type BadgeSlug, badgeSvg } from '../badges/badge.ts';
import { portraitSvg } from '../portrait.ts';
import { stampEditions } from '../stamps/stamp-look.ts';
import { circle, rect, stroke } from '../svg.ts';
import { cardStamp } from './card-stamp.ts';
import { cardFile, embedded, gradient, LIFTED, picture, wordmark } from './frame.ts';
import { type Lettering, readable } from './lettering.ts';
import { line, title } from './typesetting.ts';

const PAPER = '#f0e2c4';
const INK = '#2a2018';
const FADED = '#65512f';
const LEFT = 96;
/** How many stamps fit on the page. */
export const PROFILE_CARD_STAMPS = 6;

/** What the card of a public profile shows: a part of what the profile shows. */
export interface ProfileCard {
  id: string;
  name: string;
  /** Absent if the person shows no number of check-ins. */
  badge?: { slug: BadgeSlug; name: string } | undefined;
  breweries: number;
  towns: number;
  /** The newest first. */
  stamps: readonly { breweryId: string; breweryName: string; city: string }[];
  picture?: string | undefined;
}

/** Draws the card of a public profile: the page of a passport with its newest stamps. */
export function profileCard(lettering: Lettering, about: ProfileCard): string {
  const { id, name, badge, breweries, towns } = about;
  const figures = `${counted(breweries, 'brewery', 'breweries')} in ${counted(towns, 'town', 'towns')}`;
  const named = title(lettering, readable(lettering, name) || 'A trail', {
    x: LEFT,
    y: 450,
    width: 470,
    sizes: [80, 70, 60, 50, 42],
    most: 2,
    color: INK,
  });
  return cardFile(
    LIFTED +
      page() +
      circle(LEFT + 104, 258, 112, INK) +
      picture(about.picture ?? embedded(portraitSvg(id)), {
        x: LEFT,
        y: 154,
        width: 208,
        height: 208,
        radius: 104,
      }) +
      (badge ? badgeOf(lettering, badge) : '') +
      named.body +
      line(lettering, figures, {
        x: LEFT,
        y: named.foot + 54,
        size: 32,
        color: FADED,
        width: 470,
      }) +
      stamps(lettering, about.stamps.slice(0, PROFILE_CARD_STAMPS)) +
      wordmark(lettering, LEFT, 100, INK),
  );
}

function badgeOf(lettering: Lettering, { slug, name }: { slug: BadgeSlug; name: string }): string {
  return (
    circle(LEFT + 200, 322, 58, '#14110c') +
    picture(embedded(badgeSvg(slug)), { x: LEFT + 146, y: 268, width: 108, height: 108 }) +
    line(lettering, name, { x: LEFT + 276, y: 334, size: 34, color: FADED, width: 220 })
  );
}

function page(): string {
  const rules = Array.from({ length: 11 }, (_, index) => `M40 ${74 + index * 48}H1160`).join('');
  return (
    gradient('paper', 'round', [
      [0, '#fffaec', 1],
      [1, PAPER, 1],
    ]) +
    rect(0, 0, 1200, 630, PAPER) +
    rect(0, 0, 1200, 630, 'url(#paper)', 0, 'opacity=".8"') +
    stroke(rules, '#78582e', 2, 'opacity=".14"') +
    rect(22, 22, 1156, 586, 'none', 14, 'stroke="#78582e" stroke-width="4" opacity=".4"')
  );
}

function stamps(lettering: Lettering, shown: ProfileCard['stamps']): string {
  const editions = stampEditions(shown.map(({ breweryId }) => breweryId));
  const places = Array.from({ length: PROFILE_CARD_STAMPS }, (_, index) => {
    const [x, y] = [606 + (index % 3) * 180, 84 + Math.floor(index / 3) * 246 + (index % 2) * 22];
    const stamp = shown[index];
    if (!stamp)
      return circle(
        x + 88,
        y + 98,
        70,
        'none',
        'stroke="#78582e" stroke-width="3" stroke-dasharray="8 8" opacity=".45"',
      );
    const { breweryId: seed, breweryName, city: town } = stamp;
    const edition = editions[index] ?? 0;
    const drawn = cardStamp(lettering, { seed, name: breweryName, town, edition });
    return picture(embedded(drawn), {
      x: x - 26,
      y: y - 16,
      width: 232,
      height: 232,
    });
  });
  return places.join('');
}

function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}
