import type { tapInput } from '@hoptrail/contracts/checkins/checkins';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import { giveTriesBack, type Try, takeTries } from '../../../access/take-tries.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { readTap, type Tap } from './read-tap.rules.ts';
import { readingKeys } from './tag-keys.ts';
import { findTagById, findTagByUid, updateTapped } from './tags.repo.ts';

type SignedIn = Context & { caller: Caller };

/** A tap of a known tag, which was perhaps opened before. */
export interface KnownTap {
  tagId: string;
  tapCounter: number;
  breweryId: string;
}

/**
 * Reads the address of a tap and finds its tag. Forged ones count against the limits of who sends them.
 * @throws AppError `tag.foreign`, `tag.factoryKeys`, `tag.revoked`, `tag.limit`
 */
export async function readKnownTap(
  ctx: SignedIn,
  input: z.infer<typeof tapInput>,
): Promise<KnownTap> {
  const { uid, counter } = await readGenuine(ctx, input);
  const tag = await findTagByUid(ctx.db, uid);
  if (!tag) throw new AppError('tag.foreign');
  if (tag.revokedAt !== null) throw new AppError('tag.revoked');
  return { tagId: tag.id, tapCounter: counter, breweryId: tag.breweryId };
}

/**
 * Opens the address of a tap for the caller, for a minute from the first time.
 * @throws AppError `tag.used`, `tag.older`, `tag.revoked`
 */
export async function openTap(
  { db, clock, caller }: SignedIn,
  { tagId, tapCounter }: KnownTap,
): Promise<void> {
  const tap = { id: tagId, counter: tapCounter, userId: caller.id };
  if (await updateTapped(db, tap, clock.now())) return;
  const tag = await findTagById(db, tagId);
  if (!tag || tag.revokedAt !== null) throw new AppError('tag.revoked');
  throw new AppError(tag.counter > tapCounter ? 'tag.older' : 'tag.used');
}

async function readGenuine(
  { codeLimits, tagKey, caller }: SignedIn,
  { tapData, tapMac }: z.infer<typeof tapInput>,
): Promise<Tap> {
  const tries: Try[] = [
    [codeLimits.taps, caller.id],
    [codeLimits.tapsOfDay, caller.id],
  ];
  await takeTries(tries, tooMany);
  const bytes = { data: Buffer.from(tapData, 'hex'), mac: Buffer.from(tapMac, 'hex') };
  const tap = readTap(readingKeys(tagKey), bytes);
  if (tap === 'foreign' || tap === 'factoryKeys') throw new AppError(`tag.${tap}`);
  await giveTriesBack(tries);
  return tap;
}

function tooMany(seconds: number): AppError {
  const wait = waitTextOfSeconds(seconds, 'words');
  return new AppError('tag.limit', {
    message: `Too many taps that count for nothing. Please try again in ${wait}.`,
    retryAfter: seconds,
  });
}
