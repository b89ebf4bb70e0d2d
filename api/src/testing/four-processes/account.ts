import { setTimeout } from 'node:timers/promises';
import { proveEmail, startSession } from '../../access/sessions.ts';
import { makeUser, type NewUser } from '../factories/user.ts';
import type { Instances } from './instances.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The answer to a call. */
export interface Outcome {
  status: number;
  /** The code of an error. */
  code: string | undefined;
  body: Readonly<Record<string, unknown>>;
}

/** Somebody with an own browser, who calls the processes in turn. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #run: Instances;
  #calls = 0;

  constructor(run: Instances) {
    this.#run = run;
    this.#calls = Math.floor(Math.random() * run.urls.length);
  }

  /**
   * Calls a path at the next process. Repeats a call that was answered 503, after the seconds of
   * Retry-After.
   */
  async call(method: Method, path: string, body?: object): Promise<Outcome> {
    for (let tried = 1; ; tried += 1) {
      const answer = await this.callOnce(method, path, body);
      if (answer.status !== 503 || tried === 20) return answer;
      await setTimeout(Number(answer.retryAfter) * 1000);
    }
  }

  /** Calls a path at the next process. */
  async callOnce(
    method: Method,
    path: string,
    body?: object,
  ): Promise<Outcome & { retryAfter: string | null }> {
    this.#calls += 1;
    const url = this.#run.urls[this.#calls % this.#run.urls.length];
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    const parsed = text.startsWith('{') ? JSON.parse(text) : {};
    return { status, retryAfter, code: status < 400 ? undefined : parsed.code, body: parsed };
  }
}

export type Account = Visitor & { id: string; email: string };

/** Creates an account that is signed in. */
export async function addAccount(
  run: Instances,
  overrides: Partial<NewUser> = {},
): Promise<Account> {
  const user = makeUser(overrides);
  const account = Object.assign(new Visitor(run), { id: user.id, email: user.email });
  await run.db.insertInto('users').values(user).execute();
  await startSession({ ...run, cookies: jarOf(account) }, run.db, account);
  return account;
}

/** Returns somebody who has proved an address and may sign up with it. */
export function newcomer(run: Instances, email: string): Visitor {
  const visitor = new Visitor(run);
  proveEmail({ ...run, cookies: jarOf(visitor) }, email);
  return visitor;
}

export function jarOf({ cookies }: Visitor) {
  return {
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    clear: (name: string) => void cookies.delete(name),
  };
}

/** Makes several calls at once. */
export async function inParallel(
  count: number,
  call: (number: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  return await Promise.all(Array.from({ length: count }, (_, number) => call(number)));
}

/** Counts answers by their status and code, such as `{ '200': 1, '429 checkin.cooldown': 199 }`. */
export function countOf(answers: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code === undefined ? String(status) : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
