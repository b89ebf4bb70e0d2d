import { CODE_MAX_WRONG_TRIES, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

type WrongCode = Pick<
  Selectable<Tables['wrong_codes']>,
  'budget' | 'browser' | 'comparisons' | 'createdAt'
>;
type Budget = WrongCode['budget'];

/**
 * How many comparisons of a wrong code with a live code an address has in 24 hours, by who guesses.
 * Together they are 50, and each succeeds once in 10^6: 5e-5 a day (decision 030).
 */
export const comparisonsPerDay: Readonly<Record<Budget, number>> = {
  /** Browsers that signed in to the account before, all together. */
  known: 15,
  /** Browsers that asked for a code, all together. */
  asking: 15,
  /** The first try of a browser that asked for a code, once the others used `asking` up. */
  firstTry: 10,
  /** Clients without the cookie of a browser that asked. */
  any: 10,
};

interface Guess {
  /** The browser that guesses; undefined without its cookie. */
  browser: string | undefined;
  /** Whether it signed in to the account before. */
  isKnown: boolean;
  /** Whether it asked for a code that is still live. */
  hasAsked: boolean;
  /** Whether the instance has had many wrong codes this hour. */
  isBraked: boolean;
}

/** Whether a guess is compared, with how many codes at most, and what pays; or how long to wait. */
type Allowance = { budget: Budget; comparisons: number } | { waitMs: number };

/**
 * Decides whether a guess is compared with the live codes of an address.
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

/** In the order in which they pay. */
function budgetsFor({ isKnown, hasAsked }: Guess, isFirstTry: boolean): Budget[] {
  const shared: Budget[] = hasAsked
    ? ['asking', ...(isFirstTry ? (['firstTry'] as const) : [])]
    : ['any'];
  return isKnown ? ['known', ...shared] : shared;
}

/** The wrong codes of this browser; for one that may only use `any`, all of those too. */
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
