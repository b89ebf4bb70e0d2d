import { CODE_MAX_WRONG_TRIES, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/tables/tables.ts';

type WrongCode = Pick<
  Selectable<Tables['wrong_codes']>,
  'budget' | 'browser' | 'comparisons' | 'createdAt'
>;
type Budget = WrongCode['budget'];

/**
 * The number of comparisons of a wrong code with a live code per address in 24 hours, by kind of
 * browser. Together they are 50, and each succeeds once in 10^6: 5e-5 a day (decision 030).
 */
export const comparisonsPerDay: Readonly<Record<Budget, number>> = {
  /** All browsers that signed in to the account before. */
  known: 15,
  /** All browsers that requested a code. */
  asking: 15,
  /** The first try of a browser that requested a code, after others used up `asking`. */
  firstTry: 10,
  /** Clients without the cookie of a browser that requested a code. */
  any: 10,
};

interface Guess {
  /** The guessing browser; undefined if the request has no cookie. */
  browser: string | undefined;
  /** Whether the browser signed in to the account before. */
  isKnown: boolean;
  /** Whether the browser requested a code that is still valid. */
  hasAsked: boolean;
  /** Whether the instance received too many wrong codes this hour. */
  isBraked: boolean;
}

/**
 * The number of codes to compare a guess with and the budget that it is counted in, or the time to
 * wait.
 */
type Allowance = { budget: Budget; comparisons: number } | { waitMs: number };

/**
 * Decides whether a guess is compared with the valid codes of an address.
 * @param wrong the wrong codes of the address in the last 24 hours, oldest first
 */
export function allowGuess(wrong: readonly WrongCode[], guess: Guess, now: Date): Allowance {
  const lastHour = triesOf(wrong, guess).filter((one) => age(one, now) < HOUR_MS);
  const most = guess.isBraked && !guess.isKnown ? 1 : CODE_MAX_WRONG_TRIES;
  const oldest = lastHour.at(-most);
  if (oldest) return { waitMs: HOUR_MS - age(oldest, now) };
  if (guess.isBraked && !guess.isKnown && !guess.hasAsked) return { waitMs: HOUR_MS };

  const budgets = budgetsFor(guess, triesOf(wrong, guess).length === 0);
  for (const budget of budgets) {
    const left = comparisonsPerDay[budget] - spent(wrong, budget);
    if (left > 0) return { budget, comparisons: budget === 'firstTry' ? 1 : left };
  }
  const waits = budgets.map((budget) => waitFor(wrong, budget, now));
  return { waitMs: Math.min(...waits) };
}

/** Returns the budgets of a guess, in the order in which they are used. */
function budgetsFor({ isKnown, hasAsked }: Guess, isFirstTry: boolean): Budget[] {
  const shared: Budget[] = hasAsked
    ? ['asking', ...(isFirstTry ? (['firstTry'] as const) : [])]
    : ['any'];
  return isKnown ? ['known', ...shared] : shared;
}

/**
 * Returns the wrong codes of this browser. For a browser that may only use `any`, includes all
 * wrong codes of that budget.
 */
function triesOf(wrong: readonly WrongCode[], { browser, isKnown, hasAsked }: Guess): WrongCode[] {
  const isStranger = !isKnown && !hasAsked;
  return wrong.filter(
    (one) =>
      (browser !== undefined && one.browser === browser) || (isStranger && one.budget === 'any'),
  );
}

function spent(wrong: readonly WrongCode[], budget: Budget): number {
  return wrong.reduce((sum, one) => sum + (one.budget === budget ? one.comparisons : 0), 0);
}

function waitFor(wrong: readonly WrongCode[], budget: Budget, now: Date): number {
  const oldest = wrong.find((one) => one.budget === budget);
  return oldest ? DAY_MS - age(oldest, now) : DAY_MS;
}

function age({ createdAt }: WrongCode, now: Date): number {
  return now.getTime() - Date.parse(createdAt);
}
