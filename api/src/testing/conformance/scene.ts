import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { proveEmail, startSession } from '../../access/sessions.ts';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { write } from '../../db/write.ts';
import { issueCode } from '../../features/auth/codes/codes.ts';
import { giveBrewery } from '../../features/breweries/shared/give-brewery.ts';
import { insertHistoryEntry, insertUndoable } from '../../features/history/shared/history.repo.ts';
import type { TestApp } from '../app.ts';
import { makeBeer, makeBeerHad } from '../factories/beer.ts';
import { makeBoard } from '../factories/board.ts';
import { makeBrewery } from '../factories/brewery.ts';
import { makeCheckin } from '../factories/checkin.ts';
import { makeClaim } from '../factories/claim.ts';
import { makeEpisode } from '../factories/episode.ts';
import { makeEvent } from '../factories/event.ts';
import { makeNews } from '../factories/news.ts';
import { makeSpecialEvent } from '../factories/special-event.ts';
import { makeTag } from '../factories/tag.ts';
import { makePrize, makeStop, makeTrail } from '../factories/trail.ts';
import { makeUser, type NewUser } from '../factories/user.ts';
import { makeVisitImport } from '../factories/visit-import.ts';
import { makeWeeklyEvent } from '../factories/weekly-event.ts';
import { tapInput } from '../taps.ts';

/**
 * The role of the caller. A rival owns another brewery with the name of the scene's brewery; the
 * brewery of an owner has its own name. A person of the staff works at the scene's brewery if objects
 * are their own, worked there if they are a former one's, and otherwise works at another brewery.
 */
export const callers = ['nobody', 'fan', 'rival', 'owner', 'admin', 'staff'] as const;
export type CallerKind = (typeof callers)[number];

/** The owner of a call's object; `former` is an object whose brewery the caller has lost. */
export type Belonging = 'own' | 'foreign' | 'former';

/** An account with a session. */
export interface Account {
  id: string;
  email: string;
  cookies: Map<string, string>;
}

/** All objects that a call can concern, created for one call. */
export interface Scene {
  run: TestApp;
  caller: Account;
  /** The person who has the account and objects: the caller or somebody else. */
  holder: Account;
  breweryId: string;
  specialEventId: string;
  weeklyEventId: string;
  /** A line of news of the brewery. */
  newsId: string;
  /** An NFC tag of the brewery, and the input of a tap on it. */
  tagId: string;
  tap: { tapData: string; tapMac: string };
  /** A board of the brewery. */
  boardId: string;
  /** The digits of a television that waits. */
  boardCode: string;
  /** The brewery of the events; null for events of a person who owns none. */
  eventBreweryId: string | null;
  legacyEventId: string;
  episodeId: string;
  beerId: string;
  /** A beer of another brewery. */
  otherBeerId: string;
  /** A check-in of the holder. */
  checkinId: string;
  /** A beer that the holder had. */
  hadId: string;
  /** An unused picture that the holder sent. */
  photoId: string;
  /** The holder's claim to a brewery without an owner. */
  claimId: string;
  /** An import of the holder. */
  importId: string;
  /** The name of a person who shows their logbook. */
  shownUsername: string;
  /** A suspended person. */
  suspendedId: string;
  /** An invitation to the brewery's team that was sent some time ago. */
  invitationId: string;
  /** An open trail of the brewery. */
  trailId: string;
  /** A brewery of the trail that asks a question, where the caller checked in. */
  askingBreweryId: string;
  /** A prize of the trail that waits. */
  prizeCode: string;
  /** A person who was drawn among those who finished the trail. */
  drawId: string;
  /** One that the brewery has just redeemed. */
  redeemedCode: string;
  /** The number of a change of the beer by the person who made the brewery's events. */
  changeSeq: number;
  /** A person on the staff of the brewery, who is not the caller. */
  staffId: string;
  /** An address without an account; with `own` the caller has verified it. */
  newEmail: string;
  /** A valid sign-in code for an address. */
  codeFor(email: string): Promise<string>;
}

/** An event whose places people can take. */
const counted = { date: '2031-02-14', places: 10 };
const SHARED_NAME = 'Porch Light Brewing';

/** Creates the objects for one call in a running app. */
export async function setScene(
  run: TestApp,
  kind: CallerKind,
  belonging: Belonging,
): Promise<Scene> {
  const { db } = run.deps;
  const person = newPerson(kind);
  const other = belonging === 'own' ? undefined : newPerson('owner');
  const people = other ? [person, other] : [person];
  const caller = person.account;
  const holder = other?.account ?? caller;
  const brewery = makeBrewery({ name: belonging === 'own' ? nameFor(kind) : SHARED_NAME });
  const breweryId = brewery.id;
  const maker = belonging === 'former' ? caller : holder;
  const worksHere = kind === 'staff' && belonging === 'own';
  const eventBreweryId = holder !== caller || worksHere || mayOwn(kind) ? breweryId : null;
  const owned = { breweryId: eventBreweryId, ownerId: kind === 'nobody' ? null : maker.id };
  const host = eventBreweryId === null ? SHARED_NAME : brewery.name;
  const legacyEvent = makeEvent({ breweryId });
  const special = makeSpecialEvent({ ...owned, company: host, ...counted });
  const weekly = makeWeeklyEvent({ ...owned, brewery: host });
  const createdAt = run.deps.clock.now().toISOString();
  const line = makeNews({ breweryId, createdAt, userId: kind === 'nobody' ? null : maker.id });
  const board = makeBoard({
    breweryId,
    name: 'Bar',
    pairedAt: createdAt,
    code: null,
    codeEndsAt: null,
  });
  const television = makeBoard();
  const tag = makeTag(run.deps.tagKey, { breweryId });
  const episode = makeEpisode();
  const beer = makeBeer({ breweryId });
  const claimed = makeBrewery({ name: 'Waiting Room Ales' });
  const claim = makeClaim({ userId: holder.id, breweryId: claimed.id });
  const checkin = makeCheckin({ userId: holder.id, breweryId: claimed.id });
  const drunk = makeBeer({ breweryId: claimed.id });
  const had = makeBeerHad({ userId: holder.id, beerId: drunk.id, breweryId: claimed.id });
  const photo = {
    id: `photo-${claim.id}`.slice(0, 47),
    userId: holder.id,
    bytes: 1000,
    createdAt: claim.createdAt,
    storedAt: claim.createdAt,
  };
  const visitImport = makeVisitImport({ userId: holder.id });
  const suspended = makeUser({
    suspendedAt: claim.createdAt,
    suspensionReason: 'Spoiled the beer.',
  });
  const trail = makeTrail();
  const second = makeBrewery({ name: 'Second Porch Brewing' });
  const prize = makePrize({ userId: suspended.id, passportId: trail.id });
  const winner = makeUser({ showsTrail: 1 });
  const waiter = makeUser();
  const addedAt = '2026-01-01T00:00:00.000Z';
  const redeemed = makePrize({
    ...{ userId: winner.id, passportId: trail.id, redeemedBreweryId: breweryId },
    redeemedAt: run.deps.clock.now().toISOString(),
  });
  const drawId = randomUUID();
  const invitation = {
    id: `invitation-${suspended.id}`.slice(0, 47),
    email: `guest-${suspended.id}@people.example`,
    invitedById: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    sentAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2040-01-01T00:00:00.000Z',
  };
  const hasObjects = Boolean(other) || kind !== 'nobody';
  // Fuzzing sets thousands of scenes: one transaction, with few statements.
  const changeSeq = await write(db, async (trx) => {
    const users = people.flatMap(({ user }) => user ?? []);
    await trx
      .insertInto('users')
      .values([...users, suspended, waiter])
      .execute();
    await trx.insertInto('users').values(winner).execute();
    await trx
      .insertInto('breweries')
      .values(hasObjects ? [brewery, second, claimed] : [brewery, second])
      .execute();
    for (const { account, user } of people) {
      if (user) await startSession({ ...run.deps, cookies: jar(account) }, trx, account);
    }
    const present = { breweryId, userId: waiter.id, addedAt, removedAt: null };
    const staff: Insertable<Tables['brewery_staff']>[] = [present];
    if (kind === 'staff') {
      const at = belonging === 'foreign' ? await another(trx, kind) : breweryId;
      const removedAt = belonging === 'former' ? addedAt : null;
      staff.push({ breweryId: at, userId: caller.id, addedAt, removedAt });
    } else if (belonging === 'former') await give(trx, breweryId, caller.id);
    if (eventBreweryId !== null && !worksHere) await give(trx, breweryId, holder.id);
    if (holder !== caller && mayOwn(kind)) await give(trx, await another(trx, kind), caller.id);
    await trx.insertInto('brewery_staff').values(staff).execute();
    await trx.insertInto('special_events').values(special).execute();
    await trx.insertInto('weekly_events').values(weekly).execute();
    await trx.insertInto('brewery_news').values(line).execute();
    await trx.insertInto('brewery_tags').values(tag).execute();
    // The server may have given its digits to a television of an earlier scene.
    const { tokenHash } = television;
    await trx
      .deleteFrom('brewery_boards')
      .where('code', '=', television.code ?? '')
      .where('tokenHash', '!=', tokenHash)
      .execute();
    await trx.insertInto('brewery_boards').values([board, television]).execute();
    await trx.insertInto('events').values(legacyEvent).execute();
    await trx.insertInto('podcast_episodes').values(episode).execute();
    await trx
      .insertInto('beer_recommendations')
      .values(hasObjects ? [beer, drunk] : [beer])
      .execute();
    await trx.insertInto('passports').values(trail).execute();
    await trx
      .insertInto('passport_breweries')
      .values([
        makeStop({ passportId: trail.id, breweryId, prizesRedeemed: 1 }),
        makeStop({
          ...{ passportId: trail.id, breweryId: second.id, position: 1 },
          ...{ question: 'What stands on the bar?', answers: '["Lamplight"]' },
        }),
      ])
      .execute();
    await trx.insertInto('prize_codes').values([prize, redeemed]).execute();
    await trx
      .insertInto('passport_completions')
      .values([
        { userId: winner.id, passportId: trail.id, completedAt: createdAt },
        { userId: waiter.id, passportId: trail.id, completedAt: createdAt },
      ])
      .execute();
    await trx
      .insertInto('trail_draws')
      .values({
        id: drawId,
        trailId: trail.id,
        userId: winner.id,
        prize: 'A hat',
        drawnAt: createdAt,
      })
      .execute();
    await trx.insertInto('signup_invitations').values(invitation).execute();
    await trx
      .insertInto('team_invitations')
      .values({
        ...{ invitationId: invitation.id, breweryId, role: 'staff', invitedById: null },
        createdAt: invitation.createdAt,
      })
      .execute();
    const change = { field: 'beerName', before: 'Former Stout', after: beer.beerName };
    const seq = await insertHistoryEntry(trx, {
      ...{ createdAt, actorId: line.userId ?? null, byHost: 0, verb: 'changed', kind: 'beer' },
      ...{ object: beer.id, name: beer.beerName, breweryId, userId: null },
      changes: JSON.stringify([change]),
    });
    await insertUndoable(trx, seq, JSON.stringify({ beerName: change.before }));
    if (kind !== 'nobody') {
      const visit = makeCheckin({ userId: caller.id, breweryId: second.id });
      await trx.insertInto('check_ins').values(visit).execute();
    }
    if (!hasObjects) return seq;
    await trx.insertInto('brewery_claims').values(claim).execute();
    await trx.insertInto('check_ins').values(checkin).execute();
    await trx.insertInto('beers_had').values(had).execute();
    await trx.insertInto('uploads').values(photo).execute();
    await trx.insertInto('visit_imports').values(visitImport).execute();
    return seq;
  });
  const newEmail = `new-${breweryId}@people.example`;
  if (belonging === 'own') proveEmail({ ...run.deps, cookies: jar(caller) }, newEmail);
  return {
    run,
    caller,
    holder,
    shownUsername: winner.username,
    breweryId,
    specialEventId: special.id,
    weeklyEventId: weekly.id,
    newsId: line.id,
    tagId: tag.id,
    tap: tapInput(run.deps.tagKey, tag.uid, 1),
    boardId: board.id,
    boardCode: television.code ?? '',
    eventBreweryId,
    legacyEventId: legacyEvent.id,
    episodeId: episode.id,
    beerId: beer.id,
    otherBeerId: drunk.id,
    checkinId: checkin.id,
    hadId: had.id,
    photoId: photo.id,
    claimId: claim.id,
    importId: visitImport.id,
    suspendedId: suspended.id,
    invitationId: invitation.id,
    changeSeq,
    staffId: waiter.id,
    trailId: trail.id,
    askingBreweryId: second.id,
    prizeCode: prize.code,
    drawId,
    redeemedCode: redeemed.code,
    newEmail,
    codeFor: (email) =>
      issueCode(run.deps, { email, browser: 'another', isKnown: false, isMailed: true }),
  };
}

/** Returns a new account and its row. A caller who is `nobody` has no row: no user has the id of that account. */
function newPerson(kind: CallerKind): { account: Account; user: NewUser | undefined } {
  const user = makeUser({ role: kind === 'admin' ? 'admin' : 'user' });
  const account = { id: user.id, email: user.email, cookies: new Map<string, string>() };
  return { account, user: kind === 'nobody' ? undefined : user };
}

function mayOwn(kind: CallerKind): boolean {
  return ['rival', 'owner', 'admin'].includes(kind);
}

function nameFor(kind: CallerKind): string {
  return kind === 'rival' ? SHARED_NAME : `Brewery of the ${kind}`;
}

async function another(trx: Db, kind: CallerKind): Promise<string> {
  const brewery = makeBrewery({ name: nameFor(kind) });
  await trx.insertInto('breweries').values(brewery).execute();
  return brewery.id;
}

async function give(trx: Db, breweryId: string, userId: string): Promise<void> {
  const clock = { now: () => new Date('2026-01-01T00:00:00.000Z') };
  await giveBrewery(trx, { caller: null, clock }, { id: breweryId, name: SHARED_NAME }, userId);
}

function jar({ cookies }: Account) {
  return {
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    clear: (name: string) => void cookies.delete(name),
  };
}
