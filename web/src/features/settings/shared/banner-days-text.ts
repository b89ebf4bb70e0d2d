import { bannerDaysProblem } from '@hoptrail/contracts/lib/banner-days';
import { dateText } from '../../../lib/text/dates.ts';

/**
 * Returns on which days a banner is shown, as a sentence.
 * @param days as a form has them, empty for no limit
 * @param today `YYYY-MM-DD`
 */
export function bannerDaysText(
  { from, until }: { from: string; until: string },
  today: string,
): string {
  const problem = bannerDaysProblem({ from, until });
  if (problem) return problem;
  if (until && until < today) return `Ended on ${dateText(until)}.`;
  if (from > today) {
    const end = until ? `, then until ${dateText(until)}` : '';
    return `Not shown before ${dateText(from)}${end}.`;
  }
  if (from && until) return `Shown from ${dateText(from)} to ${dateText(until)}.`;
  if (from) return `Shown since ${dateText(from)}.`;
  return until ? `Shown until ${dateText(until)}.` : 'Always shown.';
}
