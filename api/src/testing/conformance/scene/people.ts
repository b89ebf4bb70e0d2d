import { startSession } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import type { TestApp } from '../../app.ts';
import { makeUser } from '../../factories/user.ts';

/**
 * The role of the caller. A rival owns another brewery with the name of the scene's brewery; the
 * brewery of an owner has its own name. A person of the staff works at the scene's brewery if objects
 * are their own, worked there if they are a former one's, and otherwise works at another brewery.
 */
export const callers = ['nobody', 'fan', 'rival', 'owner', 'admin', 'staff'] as const;
export type CallerKind = (typeof callers)[number];

/** The owner of a call's object; `former` is an object whose brewery the caller has lost. */
export type Belonging = 'own' | 'foreign' | 'former';

/** Who calls, and whose objects the call concerns. */
export interface Roles {
  kind: CallerKind;
  belonging: Belonging;
}

/** An account with a session. */
export interface Account {
  id: string;
  email: string;
  cookies: Map<string, string>;
}

/** The people of a scene. */
export interface ScenePeople {
  caller: Account;
  /** The person who has the account and objects: the caller or somebody else. */
  holder: Account;
  /** Whether the holder is stored and can have objects: `nobody` is not. */
  hasHolder: boolean;
  /** The person who made the brewery's objects; null for `nobody`. */
  makerId: string | null;
  /** A suspended person. */
  suspendedId: string;
  /** A person on the staff of the brewery, who is not the caller. */
  staffId: string;
  /** A person who finished the trail and shows it. */
  winnerId: string;
  /** The name of a person who shows their logbook: the winner. */
  shownUsername: string;
}

/** Adds the people of a scene, of whom the caller and the holder are signed in. */
export async function addPeople(
  trx: Db,
  run: TestApp,
  { kind, belonging }: Roles,
): Promise<ScenePeople> {
  const person = newPerson(kind);
  const other = belonging === 'own' ? undefined : newPerson('owner');
  const caller = person.account;
  const holder = other?.account ?? caller;
  const suspended = makeUser({
    suspendedAt: run.deps.clock.now().toISOString(),
    suspensionReason: 'Spoiled the beer.',
  });
  const waiter = makeUser();
  const winner = makeUser({ showsTrail: 1 });
  const people = other ? [person, other] : [person];
  const users = people.flatMap(({ user }) => user ?? []);
  await trx
    .insertInto('users')
    .values([...users, suspended, waiter])
    .execute();
  await trx.insertInto('users').values(winner).execute();
  for (const { account, user } of people) {
    if (user) await startSession({ ...run.deps, cookies: jarOf(account) }, trx, account);
  }
  return {
    caller,
    holder,
    hasHolder: Boolean(other) || kind !== 'nobody',
    makerId: kind === 'nobody' ? null : (belonging === 'former' ? caller : holder).id,
    suspendedId: suspended.id,
    staffId: waiter.id,
    winnerId: winner.id,
    shownUsername: winner.username,
  };
}

/** Returns a new account and its row. A caller who is `nobody` has no row: no user has the id of that account. */
function newPerson(kind: CallerKind) {
  const user = makeUser({ role: kind === 'admin' ? 'admin' : 'user' });
  const account: Account = { id: user.id, email: user.email, cookies: new Map() };
  return { account, user: kind === 'nobody' ? undefined : user };
}

/** Returns the cookies of an account as a session reads and writes them. */
export function jarOf({ cookies }: Account) {
  return {
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    clear: (name: string) => void cookies.delete(name),
  };
}
