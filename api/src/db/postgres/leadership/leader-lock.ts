import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { Session } from '../sessions/session.ts';
import type { SessionSettings } from '../sessions/session-settings.ts';
import type { Post } from './leader-election.ts';

/** Without an answer for this long, this instance no longer counts itself as the leader. */
const CONFIRMED_MS = 10_000;
/** PostgreSQL ends the session of a leader that is silent for this long, which frees the lock. */
const SILENT_MS = 15_000;
const ANSWER_MS = 5000;

/** The name of the advisory lock; `instances.repo.ts` finds its holder. */
export const LEADER_LOCK = 'hoptrail leader';
/** What the application name of the leader's session begins with; the instance's name follows. */
export const LEADER_PREFIX = 'hoptrail leader ';

/**
 * Leadership by an advisory lock on a session of its own. PostgreSQL frees the lock when the session
 * ends: at once if the instance is killed, after 15 seconds if it hangs or its network is cut.
 */
export class LeaderLock implements Post {
  readonly #settings: SessionSettings;
  readonly #name: string;
  readonly #answerMs: number;
  #session: Session | undefined;
  #holds = false;
  #confirmedAt = 0;
  /** How often this instance gave the lock up, or began again. */
  #tries = 0;

  /** @param name the name of this instance */
  constructor(settings: SessionSettings, name: string, { answerMs = ANSWER_MS } = {}) {
    this.#settings = settings;
    this.#name = name;
    this.#answerMs = answerMs;
  }

  get isHeld(): boolean {
    const isConfirmed = performance.now() - this.#confirmedAt < CONFIRMED_MS;
    return this.#holds && isConfirmed && this.#session?.isLost === false;
  }

  async hold(): Promise<void> {
    try {
      await inTime(this.#hold(), this.#answerMs);
    } catch (error) {
      await this.leave();
      throw error;
    }
  }

  async leave(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    this.#holds = false;
    this.#tries += 1;
    await session?.end();
  }

  async #hold(): Promise<void> {
    const session = this.#session?.isLost === false ? this.#session : await this.#connect();
    const askedAt = performance.now();
    const { rows } = await session.execute<{ held: number }>(this.#holds ? CONFIRM : TAKE);
    const isTaken = rows[0]?.held === 1;
    if (isTaken && !this.#holds) await session.execute(NAME, [LEADER_PREFIX + this.#name]);
    // Given up in the meantime, because this took too long.
    if (this.#session !== session) return await session.end();
    this.#holds = isTaken;
    this.#confirmedAt = askedAt;
  }

  async #connect(): Promise<Session> {
    await this.leave();
    const tries = this.#tries;
    const session = await Session.connect(this.#settings);
    if (tries === this.#tries) this.#session = session;
    await session.control(`set idle_session_timeout = ${SILENT_MS}`);
    return session;
  }
}

const CONFIRM = 'select 1 as held';
const TAKE = `select pg_try_advisory_lock(hashtextextended('${LEADER_LOCK}', 0)) as held`;
const NAME = `select set_config('application_name', $1, false)`;

async function inTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseUnavailableError('The database does not answer.'));
    }, milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
