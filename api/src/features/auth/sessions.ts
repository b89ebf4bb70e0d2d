import { hash, randomBytes } from 'node:crypto';
import { DAY_MS, SESSION_LIFETIME_MS, SIGNUP_LIFETIME_MS } from '@hoptrail/contracts/limits';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { toAppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { instantAfter } from '../../lib/durations.ts';
import { isSignatureOf, sign } from '../../lib/signature.ts';
import type { CookieJar } from './cookie-jar.ts';
import { deleteSession, findSession, insertSession, updateSessionExpiry } from './sessions.repo.ts';

const SESSION_COOKIE = 'hoptrail';
const SIGNUP_COOKIE = 'hoptrail-signup';

/** Who is signed in. */
export interface Caller {
  id: string;
  email: string;
  role: 'user' | 'admin';
}

/** The part of a request that sessions live in. */
interface Carrier {
  config: Config;
  db: Db;
  clock: Clock;
  cookies: CookieJar;
  signingKey: string;
}

/**
 * Signs a user in: a random 256-bit token in the cookie, its hash in the database, 30 days.
 * @param db the database, or the transaction the session belongs to
 */
export async function startSession(carrier: Carrier, db: Db, userId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = carrier.clock.now();
  await insertSession(db, {
    tokenHash: hashOf(token),
    userId,
    createdAt: now.toISOString(),
    expiresAt: instantAfter(now, SESSION_LIFETIME_MS),
  });
  carrier.cookies.set(SESSION_COOKIE, token, SESSION_LIFETIME_MS);
  carrier.cookies.clear(SIGNUP_COOKIE);
}

/** Signs out: the session ends on the server and its cookie goes. */
export async function endSession({ cookies, db }: Carrier): Promise<void> {
  const token = cookies.get(SESSION_COOKIE);
  if (token) await deleteSession(db, hashOf(token));
  cookies.clear(SESSION_COOKIE);
}

/** The user of the session cookie; a session in use is prolonged, once a day. */
export async function findCaller(carrier: Carrier): Promise<Caller | undefined> {
  const token = carrier.cookies.get(SESSION_COOKIE);
  if (!token) return undefined;
  const now = carrier.clock.now();
  const session = await findSession(carrier.db, hashOf(token), now.toISOString());
  if (!session) return undefined;
  if (session.expiresAt < instantAfter(now, SESSION_LIFETIME_MS - DAY_MS)) {
    await prolong(carrier, token, now);
  }
  const { id, email } = session;
  return { id, email, role: roleOf(session, carrier.config) };
}

/** Whoever only reads is not refused because the disk is full. */
async function prolong({ db, cookies }: Carrier, token: string, now: Date): Promise<void> {
  try {
    await updateSessionExpiry(db, hashOf(token), instantAfter(now, SESSION_LIFETIME_MS));
    cookies.set(SESSION_COOKIE, token, SESSION_LIFETIME_MS);
  } catch (error) {
    if (toAppError(error).code !== 'storage.full') throw error;
  }
}

/** Administrators are the configured addresses and those who were made one. */
export function roleOf(
  user: { email: string; role: 'user' | 'admin' },
  config: Config,
): 'user' | 'admin' {
  return user.role === 'admin' || config.adminEmails.includes(user.email) ? 'admin' : 'user';
}

/** Remembers in a signed cookie, for 15 minutes, that this browser proved an address. */
export function proveEmail({ cookies, clock, signingKey }: Carrier, email: string): void {
  const expires = clock.now().getTime() + SIGNUP_LIFETIME_MS;
  const claim = `${expires}.${Buffer.from(email).toString('base64url')}`;
  cookies.set(SIGNUP_COOKIE, `${claim}.${sign(signingKey, `signup:${claim}`)}`, SIGNUP_LIFETIME_MS);
}

/** The address that this browser proved in the last 15 minutes. */
export function provenEmail({ cookies, clock, signingKey }: Carrier): string | undefined {
  const [expires, email, signature] = cookies.get(SIGNUP_COOKIE)?.split('.') ?? [];
  if (!expires || !email || !signature) return undefined;
  if (!isSignatureOf(signingKey, `signup:${expires}.${email}`, signature)) return undefined;
  if (Number(expires) <= clock.now().getTime()) return undefined;
  return Buffer.from(email, 'base64url').toString();
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
