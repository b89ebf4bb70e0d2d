import { CODE_MAX_WRONG_TRIES, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { type Browser, isKnownTo } from '../../../access/browsers.ts';
import type { CodeLimits } from '../../../access/code-limits.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { equalTexts } from '../../../lib/signature.ts';
import {
  findAllCodesSince,
  findAllWrongCodesSince,
  insertWrongCode,
  updateCodesUsed,
  updateCodesWrongTries,
} from '../shared/codes.repo.ts';
import { fingerprint, tooManyTries } from './codes.ts';
import { allowGuess } from './guess-budgets.rules.ts';

interface TryDeps {
  clock: Clock;
  signingKey: string;
  codeLimits: Pick<CodeLimits, 'recentSends'>;
}

/** Why a code was not accepted. */
export interface RefusedCode {
  refusal: AppError;
  /** Whether it was a wrong code of a browser that had not signed in to the account before. */
  isStrangersGuess: boolean;
}

interface CodeTry {
  email: string;
  code: string;
  /** The browser that enters the code; undefined if the request has no cookie. */
  browser: Browser | undefined;
  /** Whether the instances received too many wrong codes this hour. */
  isBraked: boolean;
}

/**
 * Checks a code and marks it as used, inside the caller's transaction: of several calls with the
 * same code one succeeds.
 *
 * A code is compared with those that the same browser requested. Without the cookie, or in another
 * browser, it is compared with all valid codes of the address, and fewer tries are left.
 * @returns undefined if the code is right, else why not; the caller throws it after the transaction,
 * so that the wrong try stays counted
 */
export async function tryCode(
  trx: Db,
  { clock, signingKey, codeLimits }: TryDeps,
  { email, code, browser, isBraked }: CodeTry,
): Promise<RefusedCode | undefined> {
  const now = clock.now();
  const live = await findLiveCodes(trx, email, now);
  const own = live.filter((one) => one.browser === browser?.id);
  const wrong = await findAllWrongCodesSince(trx, email, instantAfter(now, -DAY_MS));
  const isKnown = browser !== undefined && isKnownTo(browser, email, signingKey);
  const guess = {
    browser: browser?.id,
    isKnown,
    hasAsked: own.length > 0,
    isBraked,
  };
  const allowance = allowGuess(wrong, guess, now);
  if ('waitMs' in allowance) return refused(tooManyTries(allowance.waitMs));

  const compared = (own.length > 0 ? own : live).slice(-allowance.comparisons);
  if (compared.length === 0) {
    const message = 'This code is not valid any more. Please ask for a new one.';
    return refused(new AppError('auth.codeInvalid', { message }));
  }
  const right = compared.find((one) =>
    equalTexts(one.codeHash, fingerprint(signingKey, email, code)),
  );
  if (right) {
    await updateCodesUsed(trx, right);
    codeLimits.recentSends.delete(email);
    return undefined;
  }
  await insertWrongCode(trx, {
    email,
    budget: allowance.budget,
    browser: browser?.id ?? null,
    comparisons: compared.length,
    createdAt: now.toISOString(),
  });
  if (own.length > 0) {
    await updateCodesWrongTries(
      trx,
      own.map(({ id }) => id),
    );
  }
  return refused(new AppError('auth.codeInvalid'), !isKnown);
}

function refused(refusal: AppError, isStrangersGuess = false): RefusedCode {
  return { refusal, isStrangersGuess };
}

/** Returns the codes that are unused, not expired, and not tried too often by their own browser. */
async function findLiveCodes(trx: Db, email: string, now: Date) {
  const recent = await findAllCodesSince(trx, email, instantAfter(now, -HOUR_MS));
  return recent.filter(
    (one) =>
      one.isUsed === 0 &&
      one.wrongTries < CODE_MAX_WRONG_TRIES &&
      one.expiresAt > now.toISOString(),
  );
}
