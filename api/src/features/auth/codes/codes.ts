import { randomInt, randomUUID } from 'node:crypto';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { CODE_LENGTH, CODE_LIFETIME_MS, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { sign } from '../../../lib/signature.ts';
import type { Message } from '../../../mail/mail.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { sealMessage } from '../../../mail/sealed-mail.ts';
import { addressTurns } from '../shared/address-turns.ts';
import { findAllCodesSince, insertCode } from '../shared/codes.repo.ts';

/**
 * The lifetime of a message that must not be sent: it has expired when it is written, so the outbox
 * deletes it. Writing none would make the response for such addresses measurably faster.
 */
const EXPIRED_MS = -DAY_MS;

/** The number of known browsers that may each use up an address's codes of an hour. */
const KNOWN_BROWSERS_AT_ONCE = 3;

interface CodeDeps {
  db: Db;
  clock: Clock;
  signingKey: string;
  config: { codesPerAddress: number };
}

export interface CodeRequest {
  email: string;
  /** The id of the browser that requests the code. */
  browser: string;
  /**
   * Whether this browser signed in to the account before. Its codes then have a limit of their own.
   */
  isKnown: boolean;
  /** Whether to mail the code. If not, the address gets no message. */
  isMailed: boolean;
}

/**
 * Creates a sign-in code that is bound to the requesting browser, and puts its message into the
 * outbox. Earlier codes stay valid.
 * @returns the six digits
 * @throws AppError `auth.codeLimit` if the address used up its codes of this hour
 */
export async function issueCode(
  deps: CodeDeps,
  { email, browser, isKnown, isMailed }: CodeRequest,
): Promise<string> {
  const now = deps.clock.now();
  const code = randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  const insert = () =>
    write(deps.db, async (trx) => {
      await lock(trx, `address ${email}`);
      await assertCodesLeft(trx, deps, { email, browser, isKnown });
      await insertCode(trx, {
        id: randomUUID(),
        email,
        browser,
        isKnownBrowser: isKnown ? 1 : 0,
        codeHash: fingerprint(deps.signingKey, email, code),
        expiresAt: instantAfter(now, CODE_LIFETIME_MS),
        createdAt: now.toISOString(),
      });
      const message = sealMessage(deps.signingKey, codeMessage(email, code));
      const lifetimeMs = isMailed ? CODE_LIFETIME_MS : EXPIRED_MS;
      await enqueueMail(trx, message, { now, lifetimeMs });
    });
  await addressTurns.run(email, insert);
  return code;
}

/**
 * Checks the hourly limit. Unknown browsers share one limit per address; each known browser has its
 * own.
 */
async function assertCodesLeft(
  trx: Db,
  { clock, config: { codesPerAddress } }: CodeDeps,
  { email, browser, isKnown }: Omit<CodeRequest, 'isMailed'>,
): Promise<void> {
  const now = clock.now();
  const recent = await findAllCodesSince(trx, email, instantAfter(now, -HOUR_MS));
  const alike = recent.filter((code) => (code.isKnownBrowser === 1) === isKnown);
  const own = isKnown ? alike.filter((code) => code.browser === browser) : alike;
  const last = own.at(-codesPerAddress) ?? alike.at(-codesPerAddress * KNOWN_BROWSERS_AT_ONCE);
  if (last) throw tooManyTries(Date.parse(last.createdAt) + HOUR_MS - now.getTime());
}

function codeMessage(to: string, code: string): Message {
  const minutes = CODE_LIFETIME_MS / 60_000;
  return {
    to,
    subject: `${code} is your Hoptrail code`,
    text: `Your verification code is ${code}. It works once, within ${minutes} minutes. If you did not ask for it, ignore this message.`,
  };
}

/** Returns the keyed hash that the database stores instead of the code. */
export function fingerprint(signingKey: string, email: string, code: string): string {
  return sign(signingKey, `code:${email}:${code}`);
}

/**
 * Returns the error for an address that must wait before the next code or try.
 * @param waitMs in milliseconds
 */
export function tooManyTries(waitMs: number): AppError {
  const wait = Math.max(1000, waitMs);
  return new AppError('auth.codeLimit', {
    message: `Too many tries for this address. Please wait ${waitTextOfSeconds(wait / 1000, 'short')}.`,
    retryAfter: Math.ceil(wait / 1000),
  });
}
