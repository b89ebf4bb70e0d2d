import type { PrizeView } from '@hoptrail/contracts/trails/trails';
import { dateText, today } from '../../../lib/text/dates.ts';
import { grouped } from '../../../lib/text/numbers.ts';
import { clockText } from '../../../lib/text/times.ts';

/** What a checked code means for the people of the brewery. */
export interface PrizeMessage {
  look: 'good' | 'refused';
  title: string;
  text: string;
}

/**
 * Returns what a checked code means, in words.
 * @param isRedeemedNow whether this phone has just redeemed it
 */
export function prizeMessage(view: PrizeView, isRedeemedNow: boolean): PrizeMessage {
  if (isRedeemedNow) {
    return { look: 'good', title: 'Redeemed', text: `Hand it out now: ${view.prize}` };
  }
  switch (view.status) {
    case 'valid':
      return { look: 'good', title: 'Valid', text: view.prize };
    case 'redeemed':
      return { look: 'refused', title: 'Already redeemed', text: redeemedText(view) };
    case 'expired':
      return {
        look: 'refused',
        title: 'Not valid any more',
        text: `It was valid until ${dateText(view.validUntil)}.`,
      };
    case 'outOfStock':
      return { look: 'refused', title: 'None left here', text: elsewhereText(view) };
  }
}

/** Returns an instant in the phone's own time zone, which is that of the brewery. */
function momentText(instant: string): string {
  const date = new Date(instant);
  return `${dateText(today(date))} at ${clockText(date)}`;
}

function redeemedText({ redeemedAt, redeemedBy }: PrizeView): string {
  const when = redeemedAt === null ? 'before' : `on ${momentText(redeemedAt)}`;
  return ended(`It was redeemed ${when}${redeemedBy ? ` by ${redeemedBy}` : ''}`);
}

function elsewhereText({ elsewhere }: PrizeView): string {
  if (elsewhere.length === 0) return 'No other house of this trail has one left either.';
  const houses = elsewhere.map(({ name, left }) =>
    left === null ? name : `${name} (${grouped(left)})`,
  );
  return ended(`There are some at ${new Intl.ListFormat('en').format(houses)}`);
}

/** Returns a sentence with one period, also after a name such as `Lampwick Brewing Co.` */
function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
