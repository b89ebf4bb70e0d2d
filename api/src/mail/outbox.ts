import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { isDatabaseOutage } from '../lib/database-unavailable.ts';
import { instantAfter } from '../lib/durations.ts';
import { describeMailFailure, isFinalRefusal } from './explain-mail-failure.ts';
import type { Mail, Message } from './mail.ts';
import {
  deleteExpiredMail,
  deleteMailById,
  findNextMailAt,
  insertMail,
  takeDueMail,
  updateMailNextAttempt,
} from './outbox.repo.ts';

/** Longer than the mail server's own timeouts, so that nothing is sent twice meanwhile. */
const SENDING_MS = 60_000;
/** A process that was stopped for longer after taking messages leaves them: another one has them. */
const BEGINNING_MS = 20_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** The lifetime of a message about news, which the app shows too. */
export const NEWS_LIFETIME_MS = 3 * DAY_MS;

export interface OutboxDeps {
  db: Db;
  clock: Clock;
  mail: Mail;
  /**
   * Called with the reason why a message was not accepted, without the recipient, and whether that is
   * final.
   */
  onFailure: (reason: string, isFinal: boolean) => void;
  /** Called when the database cannot be read or written; not for an outage, which is logged anyway. */
  onDatabaseFailure?: (error: unknown) => void;
  /** How often to look for messages that other processes left, in milliseconds; never by default. */
  lookEveryMs?: number | undefined;
}

/**
 * Sends the messages in the outbox as soon as the mail server accepts them. A slow or dead mail server
 * must not delay or lose a sign-in, and the answer for a known and an unknown address must be the same
 * in content and time: so one transaction writes a code and its message, and the caller is answered
 * before the message is sent. It is tried again after 2, 4, 8 ... 60 seconds until it expires. A reply
 * 5yz to sender, recipient or text is final (RFC 5321): the message is dropped. The log has the reply
 * without mail addresses, which mail servers put into it.
 */
export interface Outbox {
  /** Starts sending after a message was written. The caller need not wait for it. */
  wake(): Promise<void> | void;
}

/**
 * Stores a message in the outbox, so that it survives a restart and an outage of the mail server.
 * @param db the transaction that the message is about
 * @param lifetimeMs the milliseconds after which the message expires
 */
export async function enqueueMail(
  db: Db,
  { to, subject, text }: Message,
  { now, lifetimeMs }: { now: Date; lifetimeMs: number },
): Promise<void> {
  await insertMail(db, {
    id: randomUUID(),
    recipient: to,
    subject,
    body: text,
    createdAt: now.toISOString(),
    nextAttemptAt: now.toISOString(),
    expiresAt: instantAfter(now, lifetimeMs),
  });
}

/**
 * Sends the due messages. Ones that are not accepted are retried after a pause that doubles, up to a
 * minute; ones that are refused for good are dropped.
 */
export async function deliverDueMail(deps: OutboxDeps): Promise<void> {
  const { db, clock, mail, onFailure } = deps;
  const now = clock.now();
  await deleteExpiredMail(db, now.toISOString());
  const due = await takeDueMail(db, now.toISOString(), instantAfter(now, SENDING_MS));
  await Promise.all(
    due.map(async ({ id, recipient, subject, body, attempts }) => {
      if (clock.now().getTime() - now.getTime() > BEGINNING_MS) return;
      try {
        await mail.send({ to: recipient, subject, text: body });
      } catch (failure) {
        const isFinal = isFinalRefusal(failure);
        onFailure(describeMailFailure(failure, recipient), isFinal);
        if (!isFinal) {
          const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
          return await updateMailNextAttempt(
            db,
            { id, attempts },
            instantAfter(clock.now(), pause),
          );
        }
      }
      await deleteMailById(db, id);
    }),
  );
}

/** Starts sending messages, until `stop()` is called. */
export function startOutbox(deps: OutboxDeps): Outbox & { stop(): Promise<void> } {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = async () => {
    clearTimeout(timer);
    if (isStopped) return;
    // While the database is away, it is unknown when the next message is due.
    let pause: number | undefined = LONGEST_PAUSE_MS;
    try {
      await deliverDueMail(deps);
      pause = await pauseUntilNext(deps);
    } finally {
      if (pause !== undefined && !isStopped) timer = setTimeout(wake, pause);
    }
  };
  const wake = () => {
    running = running.then(run).catch((error) => {
      if (!isDatabaseOutage(error)) deps.onDatabaseFailure?.(error);
    });
  };

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Returns the milliseconds until the next message is due; undefined where none is expected. */
async function pauseUntilNext({ db, clock, lookEveryMs }: OutboxDeps): Promise<number | undefined> {
  const next = await findNextMailAt(db);
  if (next === undefined) return lookEveryMs;
  const wait = Math.max(100, Date.parse(next) - clock.now().getTime());
  return Math.min(wait, lookEveryMs ?? wait);
}
