import { hash, randomBytes } from 'node:crypto';
import {
  SESSION_LIFETIME_MS,
  SESSION_MAX_AGE_MS,
  SIGNUP_LIFETIME_MS,
} from '@hoptrail/contracts/limits';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { toAppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import { instantAfter } from '../lib/durations.ts';
import { isSignatureOf, sign } from '../lib/signature.ts';
import { addAccount } from './browsers.ts';
import { deviceName } from './device-name.ts';
import type { CookieJar } from './request-cookies.ts';
import { deleteSession, findSession, insertSession, updateSessionUse } from './sessions.repo.ts';

const SESSION_COOKIE = 'hoptrail';
const SIGNUP_COOKIE = 'hoptrail-signup';

/** The signed-in user. */
export interface Caller {
  id: string;
  email: string;
  role: 'user' | 'admin';
}

/** What sessions need from a request. */
export interface Carrier {
  config: Config;
  db: Db;
  clock: Clock;
  cookies: CookieJar;
  signingKey: string;
  /** The User-Agent header. */
  userAgent?: string | undefined;
}

/**
 * Signs a user in: stores a random 256-bit token in the cookie and its hash in the database. Ends
 * the session that this browser had before.
 * @param db the database, or the transaction of the sign-in
 */
export async function startSession(
  carrier: Carrier,
  db: Db,
  user: { id: string; email: string },
): Promise<void> {
  const { clock, cookies } = carrier;
  const former = cookies.get(SESSION_COOKIE);
  if (former) await deleteSession(db, hashOf(former));
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await insertSession(db, {
    tokenHash: hashOf(token),
    userId: user.id,
    createdAt: now.toISOString(),
    expiresAt: instantAfter(now, SESSION_LIFETIME_MS),
    endsAt: instantAfter(now, SESSION_MAX_AGE_MS),
    lastUsedOn: dayOf(now),
    device: deviceName(carrier.userAgent),
  });
  cookies.set(SESSION_COOKIE, token, SESSION_LIFETIME_MS);
  cookies.clear(SIGNUP_COOKIE);
  addAccount(carrier, user.email);
}

/** Signs out: deletes the session and its cookie. */
export async function endSession({ cookies, db }: Pick<Carrier, 'cookies' | 'db'>): Promise<void> {
  const token = cookies.get(SESSION_COOKIE);
  if (token) await deleteSession(db, hashOf(token));
  cookies.clear(SESSION_COOKIE);
}

/** Returns the user of the session cookie, and extends the session at its first use in a day. */
export async function findCaller(carrier: Carrier): Promise<Caller | undefined> {
  const token = carrier.cookies.get(SESSION_COOKIE);
  if (!token) return undefined;
  const now = carrier.clock.now();
  const key = { tokenHash: hashOf(token), now: now.toISOString() };
  const session = await findSession(carrier.db, key);
  if (!session) return undefined;
  const { id, email, endsAt, lastUsedOn } = session;
  if (lastUsedOn !== null && lastUsedOn < dayOf(now)) await prolong(carrier, token, now, endsAt);
  return { id, email, role: roleOf(session, carrier.config) };
}

/** Best effort: a full disk must not fail a read. */
async function prolong(
  { db, cookies }: Carrier,
  token: string,
  now: Date,
  endsAt: string,
): Promise<void> {
  const slid = instantAfter(now, SESSION_LIFETIME_MS);
  const expiresAt = slid < endsAt ? slid : endsAt;
  try {
    await updateSessionUse(db, hashOf(token), { expiresAt, lastUsedOn: dayOf(now) });
    cookies.set(SESSION_COOKIE, token, Date.parse(expiresAt) - now.getTime());
  } catch (error) {
    if (toAppError(error).code !== 'storage.full') throw error;
  }
}

/** Returns the token hash of this browser's session. */
export function currentSession({ cookies }: Pick<Carrier, 'cookies'>): string | undefined {
  const token = cookies.get(SESSION_COOKIE);
  return token && hashOf(token);
}

/** Returns the role of a user: `ADMIN_EMAILS` and users made administrators are administrators. */
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

/** Returns the address that this browser proved in the last 15 minutes. */
export function provenEmail({ cookies, clock, signingKey }: Carrier): string | undefined {
  const [expires, email, signature] = cookies.get(SIGNUP_COOKIE)?.split('.') ?? [];
  if (!expires || !email || !signature) return undefined;
  if (!isSignatureOf(signingKey, `signup:${expires}.${email}`, signature)) return undefined;
  if (Number(expires) <= clock.now().getTime()) return undefined;
  return Buffer.from(email, 'base64url').toString();
}

/** Returns the day of an instant in UTC, YYYY-MM-DD. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
