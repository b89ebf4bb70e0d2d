import { isDeepStrictEqual } from 'node:util';
import {
  type breweryUpdate,
  brewery as storedBrewery,
} from '@hoptrail/contracts/breweries/breweries';
import { breweryFields, staffFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { namesOfKind } from '@hoptrail/contracts/field-lists/field-list';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import type { Clock } from '../../lib/clock.ts';
import { defined } from '../../lib/defined.ts';
import { searchTextOfBrewery } from '../../lib/keys.ts';
import { updateEventsOf } from '../events/shared/changed-events.repo.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { changedFields } from '../history/shared/history.rules.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { daysAfter } from '../settings/shared/banner-days.rules.ts';
import { claimImage, linksFor, replaceImage } from '../uploads/shared/claims.ts';
import { refuseNeighboursName } from './names/neighbours.ts';
import { findBreweryById, updateBrewery } from './shared/breweries.repo.ts';
import type { BreweryRight } from './shared/breweries.rules.ts';
import { refusePastClosure } from './shared/closure.rules.ts';
import { changedHours, hoursColumns } from './shared/hours.rules.ts';
import { loadOwnBrewery } from './shared/own-brewery.ts';
import { updateNameAlong } from './shared/rename.repo.ts';

const pictureFields = namesOfKind(breweryFields, 'image');
type PictureField = (typeof pictureFields)[number];
type SignedIn = Context & { caller: Caller };

/**
 * Changes a brewery, for those who may edit it; its staff may change the hours. A new name also
 * replaces the old one in its events and beers.
 * @param right the right that is needed; by default the one for the fields that differ
 * @throws AppError `brewery.notFound`, `brewery.ownersOnly`, `brewery.lost`, `auth.forbidden`,
 * `edit.conflict`, `brewery.nameTaken`, and the errors of claiming pictures
 */
export async function changeBrewery(
  ctx: SignedIn,
  input: z.infer<typeof breweryUpdate>,
  right?: BreweryRight,
): Promise<void> {
  await write(ctx.db, (trx) => changeBreweryIn(trx, ctx, input, right), storedBrewery);
}

/** Changes a brewery like `changeBrewery()`, in a transaction of the caller. */
export async function changeBreweryIn(
  trx: Db,
  ctx: SignedIn,
  input: z.infer<typeof breweryUpdate>,
  right?: BreweryRight,
): Promise<Stored | undefined> {
  const { id, socialLinks, photos, offers, basedOn, ...sent } = input;
  const { openingHours, hoursExceptions, hasOwnHours, hours, ...others } = sent;
  const { closure, kitchenHours, happyHours, ...typed } = others;
  const sentHours = { openingHours, hoursExceptions, hasOwnHours, hours };
  await lockRows(trx, 'breweries', [id]);
  const brewery = await loadOwnBrewery(trx, ctx.caller, id, (stored) => {
    const links = { ...stored.socialLinks, ...defined(socialLinks ?? {}) };
    const ofLists = { photos, offers, socialLinks: links };
    const whole = {
      ...typed,
      ...ofLists,
      ...defined({ closure, kitchenHours, happyHours }),
      ...changedHours(stored, sentHours, ctx.clock.now()),
    };
    return right ?? rightToChange(stored, { ...stored, ...defined(whole) });
  });
  const before = brewery.row;
  refuseConflict(basedOn, before);
  refusePastClosure(before, closure, ctx.clock.now());
  const changes = { ...typed, ...bannerDays(before, input) };
  const after = { ...before, ...defined(changes) };
  await refuseNeighboursName(trx, ctx.caller, before, after);
  const storedLinks = [before.image, before.logo, before.bannerImage, ...before.photos];
  const owner = { userId: ctx.caller.id, links: linksFor(ctx.caller, storedLinks) };
  const pictures: { [Name in PictureField]?: string | null | undefined } = {};
  for (const name of pictureFields) {
    const both = { before: before[name], after: changes[name] };
    pictures[name] = await replaceImage(trx, ctx.clock, both, owner);
  }
  await updateBrewery(
    trx,
    brewery,
    defined({
      ...changes,
      ...pictures,
      ...hoursColumns(before, changedHours(before, sentHours, ctx.clock.now())),
      closure: closure && JSON.stringify(closure),
      kitchenHours: kitchenHours && JSON.stringify(kitchenHours),
      happyHours: happyHours && JSON.stringify(happyHours),
      offers: offers === undefined ? undefined : JSON.stringify(offers ?? []),
      photos: await takePhotos(trx, ctx.clock, { before: before.photos, wanted: photos }, owner),
      socialLinks:
        socialLinks && JSON.stringify({ ...before.socialLinks, ...defined(socialLinks) }),
      searchText: searchTextOfBrewery(after),
    }),
  );
  if (after.name !== before.name) {
    await updateNameAlong(trx, id, before.name, after.name);
  }
  const stored = await findBreweryById(trx, id);
  if (stored && entriesDiffer(before, stored)) {
    await updateEventsOf(trx, id, ctx.clock.now().toISOString());
  }
  const subject = { kind: 'brewery', id, name: after.name, breweryId: id } as const;
  await recordChange(trx, ctx, { ...subject, before, after: stored, stored: before });
  return stored;
}

/** Returns the columns of the days of a banner after a change. */
function bannerDays(before: Stored, sent: z.infer<typeof breweryUpdate>) {
  const { from, until } = daysAfter(
    { image: before.bannerImage, from: before.bannerFrom, until: before.bannerUntil },
    { image: sent.bannerImage, from: sent.bannerFrom, until: sent.bannerUntil },
  );
  return { bannerFrom: from, bannerUntil: until };
}

/** Returns whether the calendar entries of a brewery's events are others after a change. */
function entriesDiffer(before: Stored, after: Stored): boolean {
  const names = ['name', 'ownTimeZone', 'closure'] as const;
  return names.some((name) => !isDeepStrictEqual(before[name], after[name]));
}

type Stored = NonNullable<Awaited<ReturnType<typeof findBreweryById>>>;

/** Returns the right that a change needs: one of hours and closing alone needs less than others. */
function rightToChange(before: object, after: object): BreweryRight {
  const isOfHours = changedFields(before, after).every(({ field }) =>
    Object.hasOwn(staffFields, field),
  );
  return isOfHours ? 'hours' : 'details';
}

/**
 * Claims the added photos and releases the removed ones.
 * @param wanted the photos in their order; null for none, undefined for no change
 * @returns the list to store; undefined for no change
 */
async function takePhotos(
  trx: Db,
  clock: Clock,
  { before, wanted }: { before: readonly string[]; wanted: readonly string[] | null | undefined },
  owner: { userId: string; links: ReturnType<typeof linksFor> },
): Promise<string | undefined> {
  if (wanted === undefined) return undefined;
  const stored: string[] = [];
  for (const photo of new Set(wanted ?? [])) {
    const isKept = before.includes(photo);
    stored.push(isKept ? photo : await claimImage(trx, clock, photo, owner));
  }
  for (const photo of before.filter((one) => !stored.includes(one))) {
    await replaceImage(trx, clock, { before: photo, after: null }, owner);
  }
  return JSON.stringify([...new Set(stored)]);
}
