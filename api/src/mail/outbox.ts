import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { instantAfter } from '../lib/durations.ts';
import type { Mail, Message } from './mail.ts';
import {
  deleteExpiredMail,
  deleteMailById,
  findNextMailAt,
  insertMail,
  takeDueMail,
  updateMailNextAttempt,
} from './outbox.repo.ts';

/** Longer than the mail server's own time limits, so that nothing is sent twice meanwhile. */
const SENDING_MS = 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** After this long a message about news is not worth sending: the app says the same. */
export const NEWS_LIFETIME_MS = 3 * DAY_MS;

export interface OutboxDeps {
  db: Db;
  clock: Clock;
  mail: Mail;
  /** Told why a message was not taken; without whose it was. */
  onFailure: (reason: string) => void;
}

/** Sends what is written into the outbox, as soon as the mail server takes it. */
export interface Outbox {
  /** Says that a message was written. A server need not wait for it to be sent. */
  wake(): Promise<void> | void;
}

/**
 * Writes a message into the outbox: it survives a restart, and a mail server that is down.
 * @param db the transaction of what the message is about
 * @param lifetimeMs after this long nobody needs it any more
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

/** Sends the messages that are due; those that were not taken wait, longer each time. */
export async function deliverDueMail(deps: OutboxDeps): Promise<void> {
  const { db, clock, mail, onFailure } = deps;
  const now = clock.now();
  await deleteExpiredMail(db, now.toISOString());
  const due = await takeDueMail(db, now.toISOString(), instantAfter(now, SENDING_MS));
  await Promise.all(
    due.map(async ({ id, recipient, subject, body, attempts }) => {
      try {
        await mail.send({ to: recipient, subject, text: body });
        await deleteMailById(db, id);
      } catch (failure) {
        onFailure(reasonOf(failure));
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
        await updateMailNextAttempt(db, id, instantAfter(clock.now(), pause));
      }
    }),
  );
}

/** Sends from now on until it is stopped. */
export function startOutbox(deps: OutboxDeps): Outbox & { stop(): Promise<void> } {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = async () => {
    clearTimeout(timer);
    if (isStopped) return;
    await deliverDueMail(deps);
    const next = await findNextMailAt(deps.db);
    if (next === undefined || isStopped) return;
    timer = setTimeout(wake, Math.max(100, Date.parse(next) - deps.clock.now().getTime()));
  };
  const wake = () => {
    running = running.then(run).catch((failure) => deps.onFailure(reasonOf(failure)));
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

/** The kind of a failure only: mail servers put the recipient's address into its words. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}
