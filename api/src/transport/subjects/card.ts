import { createHash } from 'node:crypto';
import { type CardKind, cardPath } from '@hoptrail/contracts/lib/card-paths';
import type { BadgeCard } from '@hoptrail/drawings/cards/badge-card';
import type { BeerCard } from '@hoptrail/drawings/cards/beer-card';
import type { BreweryCard } from '@hoptrail/drawings/cards/brewery-card';
import type { ProfileCard } from '@hoptrail/drawings/cards/profile-card';
import type { SpecialEventCard } from '@hoptrail/drawings/cards/special-event-card';
import type { TrailCard } from '@hoptrail/drawings/cards/trail-card';
import type { WeekdayCard, WeeklyEventCard } from '@hoptrail/drawings/cards/weekly-event-card';
import type { WelcomeCard } from '@hoptrail/drawings/cards/welcome-card';

interface Drawings {
  brewery: BreweryCard;
  beer: BeerCard;
  'special-event': SpecialEventCard;
  'weekly-event': WeeklyEventCard;
  weekday: WeekdayCard;
  event: SpecialEventCard;
  badge: BadgeCard;
  trail: TrailCard;
  profile: ProfileCard;
  welcome: WelcomeCard;
}

/** The content of a card. Pictures are stored references: paths or links. */
export type Card = {
  [Kind in CardKind]: { kind: Kind; about: Omit<Drawings[Kind], keyof CardPictures> };
}[CardKind] & {
  /** The last part of its path. */
  id: string;
  /** The text in place of the picture. */
  alt: string;
  picture?: string | null;
  logo?: string | null;
  /** Whether it shows a person, who may hide at any time: it is never stored. */
  isPersonal?: true;
};

/** The pictures on a card, as data URLs; undefined for the drawing in their place. */
export interface CardPictures {
  picture?: string | undefined;
  isPhoto?: boolean;
  logo?: string | undefined;
}

/**
 * Returns the hash of a card's content.
 * @param version of the program; another version may draw cards differently
 */
export function cardKey({ alt: _, ...card }: Card, version: string): string {
  return createHash('sha256')
    .update(JSON.stringify([version, card]))
    .digest('hex')
    .slice(0, 40);
}

/** Returns the path of a card, which changes with its content. */
export function versionedCardPath(card: Card, version: string): string {
  return `${cardPath(card.kind, card.id)}?v=${cardKey(card, version).slice(0, 12)}`;
}
