import { displayName } from '@hoptrail/contracts/lib/text/identity';
import { PRIZE_UNDO_MS } from '@hoptrail/contracts/limits';
import type { PrizeBrewery, PrizeView } from '@hoptrail/contracts/trails/trails';
import { instantAfter } from '../../../lib/durations.ts';
import { longDate } from '../../../lib/time-zones/long-date.ts';
import { prizeEnd } from '../shared/stamps.rules.ts';
import { prizesLeft } from '../trails.rules.ts';
import type { PrizeRow, PrizeStop } from './prizes.repo.ts';

interface Place {
  id: string;
  timeZone: string | null;
  /** The present day at the brewery. */
  today: string;
}

/** Returns a prize as a brewery reads it. */
export function viewPrize(
  prize: PrizeRow,
  stops: readonly PrizeStop[],
  { here, now }: { here: Place; now: Date },
): PrizeView {
  const stock = stops.map(toPrizeBrewery);
  const left = stock.find(({ id }) => id === here.id)?.left ?? null;
  const validUntil = lastDayOf(prize);
  const { redeemedAt, redeemedBy } = prize;
  return {
    status:
      redeemedAt !== null
        ? 'redeemed'
        : here.today > validUntil
          ? 'expired'
          : left === 0
            ? 'outOfStock'
            : 'valid',
    trailId: prize.trailId,
    trailName: prize.trailName,
    prize: prize.prize,
    isWithdrawn: prize.presentPrize === null,
    validUntil,
    person: {
      username: prize.username,
      name: displayName({ username: prize.username, name: prize.personName }),
      profileImage: prize.profileImage,
    },
    redeemedAt,
    redeemedBy,
    timeZone: here.timeZone,
    undoUntil: undoUntil(prize, here.id, now),
    left,
    elsewhere: stock.filter((brewery) => brewery.id !== here.id && brewery.left !== 0),
  };
}

/**
 * Returns the last day of a prize: that of its code, or that of the trail if it was extended later.
 * A withdrawn prize keeps its own last day.
 */
function lastDayOf({ validUntil, presentPrize, ...trail }: PrizeRow): string {
  const extended = presentPrize === null ? validUntil : prizeEnd(trail);
  return extended > validUntil ? extended : validUntil;
}

/** Returns until when a brewery can undo a redemption; null if it cannot. */
function undoUntil(
  { redeemedAt, redeemedBreweryId }: PrizeRow,
  breweryId: string,
  now: Date,
): string | null {
  if (redeemedAt === null || redeemedBreweryId !== breweryId) return null;
  const end = instantAfter(new Date(redeemedAt), PRIZE_UNDO_MS);
  return now.toISOString() <= end ? end : null;
}

/** Returns why a prize cannot be handed out here, in words. */
export function refusalOf(view: PrizeView): string {
  switch (view.status) {
    case 'redeemed': {
      const redeemed = `This prize was redeemed on ${whenText(view)}`;
      return fitting(view.redeemedBy && `${redeemed}, by ${view.redeemedBy}.`, `${redeemed}.`);
    }
    case 'expired':
      return `This prize was valid until ${longDate(view.validUntil)}.`;
    default:
      return view.elsewhere.length === 0
        ? 'No prizes are left here, nor at another house of this trail.'
        : fitting(
            `No prizes are left here. There are some at ${listOf(view.elsewhere.map(breweryText))}.`,
            'No prizes are left here. There are some at other houses of this trail.',
          );
  }
}

/** Returns where a prize is handed out, for a brewery that is not on its trail. */
export function notHereText(trailName: string, stops: readonly PrizeStop[]): string {
  const not = `This prize is of the trail ${trailName}, on which this house is not.`;
  return fitting(
    stops.length > 0 && `${not} It is handed out at ${listOf(stops.map(({ name }) => name))}.`,
    not,
    'This prize is of a trail on which this house is not.',
  );
}

/** The longest message that clients show. */
const MOST_CHARACTERS = 200;
const MOST_BREWERIES = 4;

/** Returns the first text that is no longer than a message may be; names can be long. */
function fitting(...texts: readonly (string | false | null)[]): string {
  return texts.find((text) => text && text.length <= MOST_CHARACTERS) || String(texts.at(-1));
}

function listOf(names: readonly string[]): string {
  const format = new Intl.ListFormat('en', { type: 'disjunction' });
  return format.format(names.slice(0, MOST_BREWERIES));
}

function toPrizeBrewery({ id, name, city, ...stock }: PrizeStop): PrizeBrewery {
  return { id, name, city, left: prizesLeft(stock) };
}

function breweryText({ name, left }: PrizeBrewery): string {
  return left === null ? name : `${name} (${left} left)`;
}

function whenText({ redeemedAt, timeZone }: PrizeView): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  }).format(new Date(redeemedAt ?? 0));
}
