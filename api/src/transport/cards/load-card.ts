import { type CardKind, cardKinds } from '@hoptrail/contracts/lib/card-paths';
import type { Subject } from '@hoptrail/screens/screen';
import { findShownWeeklyEvent } from '../../features/events/shared/weekly-events.repo.ts';
import type { Card } from '../subjects/card.ts';
import { badgeCardOf, weeklyEventCardOf, welcomeCardOf } from '../subjects/cards-of.ts';
import { subjects } from '../subjects/subjects.ts';
import type { Visitor } from '../subjects/visitor.ts';

type Load = (visitor: Visitor, id: string) => Promise<Card | undefined>;

/** Returns a function that loads the card of a page; a missing page has no card. */
const ofPage =
  (subject: Subject): Load =>
  async (visitor, id) =>
    (await subjects[subject](visitor, id)).card;

const loaders: Readonly<Record<CardKind, Load>> = {
  brewery: ofPage('brewery'),
  beer: ofPage('beer'),
  'special-event': ofPage('specialEvent'),
  event: ofPage('legacyEvent'),
  weekday: ofPage('weekday'),
  trail: ofPage('trail'),
  profile: ofPage('profile'),
  async 'weekly-event'({ db }, id) {
    const event = await findShownWeeklyEvent(db, id);
    return event && weeklyEventCardOf(event);
  },
  badge: async (_visitor, id) => badgeCardOf(id),
  welcome: async (_visitor, id) => [welcomeCardOf()].find((card) => card.id === id),
};

/**
 * Loads the content of a card, as a visitor sees it.
 * @returns undefined for an unknown kind or object; some unknown objects throw the call's error
 */
export async function loadCard(
  visitor: Visitor,
  { kind, id }: { kind: string; id: string },
): Promise<Card | undefined> {
  const cardKind = cardKinds.find((one) => one === kind);
  return cardKind && (await loaders[cardKind](visitor, id));
}
