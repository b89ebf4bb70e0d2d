import type { checkinInput, HouseCodeOfDay } from '@hoptrail/contracts/checkins/checkins';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { HOUSE_CODE_LENGTH } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import { giveTriesBack, type Try, takeTries } from '../../../access/take-tries.ts';
import type { Context, Deps } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { equalTexts, sign } from '../../../lib/signature.ts';
import { dayIn } from '../../../lib/time-zones/time-zone.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../../breweries/shared/own-brewery.ts';
import { daysTaken, endsOf } from './house-days.rules.ts';

/**
 * Compares a typed code with the house's code of the day, which verifies a check-in as the position
 * does. The right code gives its try back.
 * @param at when the check-in was made
 * @returns whether the code is right; false without one
 * @throws AppError `brewery.notFound`, `houseCode.wrong`; `houseCode.limit` after five wrong codes of
 * this person at this brewery, or twenty in a day at any
 */
export async function verifyHouseCode(
  { db, clock, signingKey, codeLimits }: Pick<Deps, 'db' | 'clock' | 'signingKey' | 'codeLimits'>,
  { userId, breweryId, houseCode }: z.infer<typeof checkinInput>,
  at: Date = clock.now(),
): Promise<boolean> {
  if (houseCode === undefined) return false;
  const brewery = await findBreweryById(db, breweryId);
  if (!brewery) throw new AppError('brewery.notFound');
  const tries: Try[] = [
    [codeLimits.houseCodes, `${userId}:${breweryId}`],
    [codeLimits.houseCodesOfDay, userId],
  ];
  const left = await takeTries(tries, tooMany);
  const days = daysTaken(brewery.timeZone, at);
  const isRight = days.some((day) => equalTexts(codeOn(signingKey, breweryId, day), houseCode));
  if (!isRight) throw new AppError('houseCode.wrong', { message: wrongText(left) });
  await giveTriesBack(tries);
  return true;
}

/**
 * Returns the house's code of today, for the screen of its people.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadHouseCode(
  { db, clock, signingKey, origin, caller }: Context & { caller: Caller },
  breweryId: string,
): Promise<HouseCodeOfDay> {
  const { row: brewery } = await loadOwnBrewery(db, caller, breweryId, 'prizes');
  const { timeZone } = brewery;
  const day = dayIn(timeZone, clock.now());
  const { changesAt, validUntil } = endsOf(timeZone, day);
  const code = codeOn(signingKey, breweryId, day);
  return {
    ...{ breweryId, code, day, timeZone },
    link: `${origin}/brewery/${breweryId}?houseCode=${code}`,
    changesAt: changesAt.toISOString(),
    validUntil: validUntil.toISOString(),
  };
}

/** Returns the code of a day: derived from the server's key, and stored nowhere. */
function codeOn(key: string, breweryId: string, day: string): string {
  const signature = Buffer.from(sign(key, `house code ${breweryId} ${day}`), 'base64url');
  const digits = signature.readUInt32BE(0) % 10 ** HOUSE_CODE_LENGTH;
  return String(digits).padStart(HOUSE_CODE_LENGTH, '0');
}

function tooMany(seconds: number): AppError {
  const wait = waitTextOfSeconds(seconds, 'words');
  return new AppError('houseCode.limit', {
    message: `Too many wrong codes. Please ask the house for the code of today, and try again in ${wait}.`,
    retryAfter: seconds,
  });
}

function wrongText(left: number): string {
  const tries =
    left === 0
      ? 'That was the last try for now.'
      : `You have ${left} more ${left === 1 ? 'try' : 'tries'}.`;
  return `This is not the house's code of today. ${tries}`;
}
