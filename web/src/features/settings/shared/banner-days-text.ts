import { bannerDaysProblem } from '@hoptrail/contracts/lib/banner-days';
import { dateText } from '../../../lib/text/dates.ts';

/**
 * Returns on which days a banner is shown, as a sentence; empty for days that the form refuses.
 * @param days as a form has them, empty for no limit
 * @param today `YYYY-MM-DD`
 */
export function bannerDaysText(
  { from, until }: { from: string; until: string },
  today: string,
): string {
  if (bannerDaysProblem({ from, until })) return '';
  if (until && until < today) return `Ended on ${dateText(until)}.`;
  if (from > today) {
    const end = until ? `, then until ${dateText(until)}` : '';
    return `Not shown before ${dateText(from)}${end}.`;
  }
  if (from && until) return `Shown from ${dateText(from)} to ${dateText(until)}.`;
  if (from) return `Shown since ${dateText(from)}.`;
  return until ? `Shown until ${dateText(until)}.` : 'Always shown.';
}
