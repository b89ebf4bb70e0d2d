import { randomInt, randomUUID } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LIFETIME_MS,
  CODE_MAX_WRONG_TRIES,
  HOUR_MS,
} from '@hoptrail/contracts/limits';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { instantAfter, waitText } from '../../lib/durations.ts';
import { equalTexts, sign } from '../../lib/signature.ts';
import type { Message } from '../../mail/mail.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { sealMessage } from '../../mail/sealed-mail.ts';
import {
  findAllCodesSince,
  insertCode,
  updateCodesUsed,
  updateCodeWrongTries,
} from './codes.repo.ts';

interface CodeDeps {
  db: Db;
  clock: Clock;
  signingKey: string;
  config: { codesPerAddress: number };
}

/**
 * Makes a new sign-in code for an address, ends the older ones and writes the message that
 * carries it into the outbox.
 * @param isMailed without it the address gets no message
 * @returns the six digits
 * @throws AppError `auth.codeLimit` when the address had its codes of this hour
 */
export async function issueCode(deps: CodeDeps, email: string, isMailed = true): Promise<string> {
  const now = deps.clock.now();
  const code = randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  await deps.db.transaction().execute(async (trx) => {
    const recent = await findAllCodesSince(trx, email, instantAfter(now, -HOUR_MS));
    const oldest = recent.at(-deps.config.codesPerAddress);
    if (oldest) throw tooMany(oldest.createdAt, now);
    await updateCodesUsed(trx, email);
    await insertCode(trx, {
      id: randomUUID(),
      email,
      codeHash: fingerprint(deps.signingKey, email, code),
      expiresAt: instantAfter(now, CODE_LIFETIME_MS),
      createdAt: now.toISOString(),
    });
    const message = sealMessage(deps.signingKey, codeMessage(email, code));
    if (!isMailed) return;
    await enqueueMail(trx, message, { now, lifetimeMs: CODE_LIFETIME_MS });
  });
  return code;
}

/**
 * Uses up the code of an address, inside the transaction of what the code is for: of any number
 * of calls with the same code one succeeds. Wrong tries count by address and hour, so that a new
 * code gives no new guesses.
 * @returns undefined when the code was right, else the refusal; the caller throws it after the
 *   transaction, so that the count of wrong tries stays
 */
export async function useCode(
  trx: Db,
  { clock, signingKey }: Pick<CodeDeps, 'clock' | 'signingKey'>,
  email: string,
  code: string,
): Promise<AppError | undefined> {
  const now = clock.now();
  const recent = await findAllCodesSince(trx, email, instantAfter(now, -HOUR_MS));
  const tried = recent.filter((row) => row.wrongTries > 0);
  const wrongTries = tried.reduce((sum, row) => sum + row.wrongTries, 0);
  const [firstTried] = tried;
  if (firstTried && wrongTries >= CODE_MAX_WRONG_TRIES) return tooMany(firstTried.createdAt, now);
  const current = recent.at(-1);
  if (!current || current.isUsed === 1 || current.expiresAt <= now.toISOString()) {
    return new AppError('auth.codeInvalid', {
      message: 'This code is not valid any more. Please ask for a new one.',
    });
  }
  if (!equalTexts(current.codeHash, fingerprint(signingKey, email, code))) {
    await updateCodeWrongTries(trx, current.id, current.wrongTries + 1);
    return new AppError('auth.codeInvalid');
  }
  await updateCodesUsed(trx, email);
  return undefined;
}

function codeMessage(to: string, code: string): Message {
  const minutes = CODE_LIFETIME_MS / 60_000;
  return {
    to,
    subject: `${code} is your Hoptrail code`,
    text: `Your verification code is ${code}. It works once, within ${minutes} minutes. If you did not ask for it, ignore this message.`,
  };
}

/** Returns the keyed hash that is stored in the place of a code. */
export function fingerprint(signingKey: string, email: string, code: string): string {
  return sign(signingKey, `code:${email}:${code}`);
}

function tooMany(since: string, now: Date): AppError {
  const wait = Math.max(1000, Date.parse(since) + HOUR_MS - now.getTime());
  return new AppError('auth.codeLimit', {
    message: `Too many tries for this address. Please wait ${waitText(wait)}.`,
    retryAfter: Math.ceil(wait / 1000),
  });
}
