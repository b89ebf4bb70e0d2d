import { randomUUID } from 'node:crypto';
import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import type { OwnedEvent } from '@hoptrail/contracts/events/event-ownership';
import { eventProblems } from '@hoptrail/contracts/events/problems/event-problems';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import { z } from 'zod';
import type { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { findWholeRow } from '../history/shared/deleted-rows.repo.ts';
import { changedFields } from '../history/shared/history.rules.ts';
import { recordChange, recordedChange } from '../history/shared/record-change.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { linksFor, replaceImage } from '../uploads/shared/claims.ts';
import { insertCancelledEvent } from './cancelled-events.repo.ts';
import { restoreEvent } from './restore-event.ts';
import * as rights from './rights/ownership.ts';
import { updateSequence } from './shared/changed-events.repo.ts';
import { eventTables } from './shared/event-tables.ts';

/** The brewery that an undo puts back, as the history stored it, as the input of a change. */
const formerHost = z
  .object({ host: z.object({ id: z.string() }).nullable().optional() })
  .transform(({ host }) => (host === undefined ? {} : { breweryId: host?.id ?? null }));

type SignedIn = Context & { caller: Caller };

/** The differences between the kinds of events. */
interface EventKind<Picture extends string, Event, Create, Changes> {
  /** The name in the history; `eventTables` has its table. */
  kind: EventKindName;
  /** The contract of the response. */
  answer: z.ZodType;
  /** The contract of a change. */
  changes: z.ZodType<Changes>;
  /** The fields that hold pictures. */
  pictures: readonly Picture[];
  name: (event: Event) => string;
  /** Returns the fields that the history compares. */
  history: (event: Event) => object;
  /** Returns the brewery that a new event names. */
  host: (input: Create) => rights.NamedBrewery;
  /** Returns the brewery that a change names; null for none, undefined if the event stays at its brewery. */
  newHost: (changes: Changes, before: Event) => rights.NamedBrewery | null | undefined;
  find: (db: Db, id: string) => Promise<Event | undefined>;
  /** Returns the id of a new event; by default a random one. */
  newId?: (trx: Db, input: Create) => Promise<string>;
  insert: (trx: Db, input: Create, added: NewEvent) => Promise<Event>;
  update: (
    trx: Db,
    event: Authorized<Event>,
    changes: Changes,
    changed: ChangedEvent,
  ) => Promise<Event>;
  delete: (trx: Db, event: Authorized<Event>) => Promise<void>;
}

/** The columns that the server adds to a new event. */
interface NewEvent {
  id: string;
  ownerId: string;
  createdAt: string;
  address: string;
  brewery: rights.EventBrewery | undefined;
}

/** The columns that the server changes with an event. */
interface ChangedEvent {
  changedAt: string;
  /** The new brewery; null for none, undefined for no change. */
  brewery: rights.EventBrewery | null | undefined;
}

type Texts = Parameters<typeof eventProblems>[0];
type Pictures<Picture extends string> = Record<Picture, string | null>;
type PicturesGiven<Picture extends string> = {
  [Name in Picture]?: string | null | undefined;
};

/**
 * Returns the functions that create, change and delete events of a kind, each in one transaction.
 */
export function eventWrites<
  Picture extends string,
  Event extends Texts & OwnedEvent & { id: string } & Pictures<Picture>,
  Create extends Texts & PicturesGiven<Picture> & { address?: string | null | undefined },
  Changes extends Texts &
    PicturesGiven<Picture> & {
      id: string;
      basedOn?: { [Field in keyof Event]?: Event[Field] | undefined } | undefined;
    },
>(kind: EventKind<Picture, Event, Create, Changes>) {
  const table = eventTables[kind.kind];
  const subjectOf = (event: Event) => ({
    kind: kind.kind,
    id: event.id,
    name: kind.name(event),
    breweryId: event.breweryId,
  });

  /** Returns the input with claimed pictures; pictures that it does not name stay. */
  const withPictures = async <Input extends PicturesGiven<Picture>>(
    trx: Db,
    { caller, clock }: SignedIn,
    before: Event | undefined,
    input: Input,
  ): Promise<Input> => {
    const stored = { ...input };
    const present = kind.pictures.map((name) => before?.[name] ?? null);
    const owner = { userId: caller.id, links: linksFor(caller, present) };
    for (const name of kind.pictures) {
      const change = { before: before?.[name] ?? null, after: input[name] };
      Object.assign(stored, {
        [name]: await replaceImage(trx, clock, change, owner),
      });
    }
    return stored;
  };

  const loadOwn = async (trx: Db, { caller }: SignedIn, id: string) => {
    const found = await kind.find(trx, id);
    if (found?.breweryId) await lockRows(trx, 'breweries', [found.breweryId]);
    await lockRows(trx, table, [id]);
    // Read again: it may have changed before the locks.
    const event = found && (await kind.find(trx, id));
    if (!event) throw new AppError('event.notFound');
    const actor = { ...(await rights.loadActor(trx, caller)), caller };
    return { actor, authorized: await rights.authorizeEvent(trx, actor, event) };
  };

  const changeIn = async (trx: Db, ctx: SignedIn, input: Changes) => {
    const { actor, authorized } = await loadOwn(trx, ctx, input.id);
    const before = authorized.row;
    refuseConflict(input.basedOn, before);
    refuseProblems(input, before);
    const host = kind.newHost(input, before);
    // Who is not an administrator would lose the event.
    if (host === null && ctx.caller.role !== 'admin') throw new AppError('auth.forbidden');
    const brewery = host && ((await rights.loadEventBrewery(trx, ctx.caller, host)) ?? null);
    const changes = await withPictures(trx, ctx, before, input);
    const changedAt = ctx.clock.now().toISOString();
    const event = await kind.update(trx, authorized, changes, { changedAt, brewery });
    const history = { before: kind.history(before), after: kind.history(event) };
    if (changedFields(history.before, history.after).length > 0) {
      await updateSequence(trx, table, event.id, changedAt);
    }
    await recordChange(trx, ctx, { ...subjectOf(event), ...history, stored: history.before });
    return { ...event, viewer: rights.viewerOf(actor, event) };
  };

  return {
    /**
     * Creates an event. Owners and staff create events for their breweries, administrators for any
     * brewery or none.
     * @throws AppError the errors of finding the brewery and of claiming pictures;
     * `request.invalid` for texts that name no real day or time, and if there is no address and no
     * brewery to take it from
     */
    create: (ctx: SignedIn, input: Create) =>
      write(
        ctx.db,
        async (trx) => {
          const { caller, clock } = ctx;
          refuseProblems(input);
          const brewery = await rights.loadEventBrewery(trx, caller, kind.host(input));
          const actor = { ...(await rights.loadActor(trx, caller)), caller };
          const address = input.address ?? (brewery && addressLine(brewery));
          if (!address) throw new AppError('request.invalid', { message: 'address: Required' });
          const event = await kind.insert(trx, await withPictures(trx, ctx, undefined, input), {
            id: (await kind.newId?.(trx, input)) ?? randomUUID(),
            ownerId: caller.id,
            createdAt: clock.now().toISOString(),
            address,
            brewery,
          });
          await recordChange(trx, ctx, { ...subjectOf(event), after: kind.history(event) });
          return { ...event, viewer: rights.viewerOf(actor, event) };
        },
        kind.answer,
      ),

    /**
     * Changes an event, for those who may edit it.
     * @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden`, `edit.conflict`,
     * `request.invalid` for new texts that name no real day or time, and the errors of finding the brewery and of claiming pictures
     */
    change: (ctx: SignedIn, input: Changes) =>
      write(ctx.db, (trx) => changeIn(trx, ctx, input), kind.answer),

    /**
     * Deletes an event.
     * @returns the number of the change in the history
     * @throws AppError `event.notFound`, `brewery.lost`, `auth.forbidden`
     */
    remove: (ctx: SignedIn, id: string) =>
      write(ctx.db, async (trx) => {
        const { authorized } = await loadOwn(trx, ctx, id);
        const event = authorized.row;
        const stored = await findWholeRow(trx, table, id);
        await insertCancelledEvent(trx, table, event.id, ctx.clock.now().toISOString());
        await kind.delete(trx, authorized);
        const none: PicturesGiven<Picture> = {};
        for (const name of kind.pictures) none[name] = null;
        await withPictures(trx, ctx, event, none);
        const before = kind.history(event);
        return recordedChange(
          await recordChange(trx, ctx, { ...subjectOf(event), before, stored }),
        );
      }),

    /** How changes of these events are undone. */
    undoer: {
      load: async (trx, ctx, id) => kind.history((await loadOwn(trx, ctx, id)).authorized.row),
      change: (trx, ctx, id, fields) =>
        changeIn(trx, ctx, kind.changes.parse({ ...fields, ...formerHost.parse(fields), id })),
      restore: async (trx, ctx, stored) => {
        const { id } = await restoreEvent(trx, ctx, table, stored);
        const event = await kind.find(trx, id);
        if (!event) throw new AppError('event.notFound');
        await recordChange(trx, ctx, {
          ...{ ...subjectOf(event), verb: 'restored' },
          after: kind.history(event),
        });
      },
    } satisfies Undoer,
  };
}

/** @throws AppError `request.invalid` for a text that names no real day or time, unless it is stored */
function refuseProblems(sent: Texts, stored?: Texts): void {
  const [problem] = eventProblems(sent, stored);
  if (problem) throw new AppError('request.invalid', { message: problem.message });
}
