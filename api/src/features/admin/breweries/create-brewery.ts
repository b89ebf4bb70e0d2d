import { randomUUID } from 'node:crypto';
import type { breweryCreate } from '@hoptrail/contracts/admin/breweries';
import { brewery } from '@hoptrail/contracts/breweries/breweries';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { coordinateText } from '../../../lib/coordinate.ts';
import { defined } from '../../../lib/defined.ts';
import { searchTextOfBrewery } from '../../../lib/keys.ts';
import {
  existsBreweryAt,
  findBreweryById,
  insertBrewery,
} from '../../breweries/shared/breweries.repo.ts';
import { columnsOf, hoursOfText } from '../../breweries/shared/hours.rules.ts';
import { recordChange } from '../../history/shared/record-change.ts';

/**
 * Creates a brewery without an owner.
 * @returns its id
 * @throws AppError `brewery.exists` if one has this name and address, for example after a double
 * tap
 */
export async function createBrewery(
  ctx: Context & { caller: Caller },
  input: z.infer<typeof breweryCreate>,
): Promise<string> {
  const { name, address, city, state, zipCode, latitude, longitude, hours, ...others } = input;
  const ofText = { ...hoursOfText(hours ?? null), hoursExceptions: [] };
  const place = { name, address, city, state, zipCode };
  const searchText = searchTextOfBrewery(place);
  const id = randomUUID();
  const pin =
    latitude === undefined || longitude === undefined
      ? { latitude: null, longitude: null }
      : { latitude: coordinateText(latitude), longitude: coordinateText(longitude) };
  await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'brewery names');
      if (await existsBreweryAt(trx, { searchText, address })) throw new AppError('brewery.exists');
      const fields = { ...defined(others), ...place, ...pin };
      const createdAt = ctx.clock.now().toISOString();
      await insertBrewery(trx, { ...fields, ...columnsOf(ofText), id, searchText, createdAt });
      const subject = { kind: 'brewery', id, name, breweryId: id } as const;
      await recordChange(trx, ctx, { ...subject, after: { ...fields, hours } });
      return await findBreweryById(trx, id);
    },
    brewery,
  );
  return id;
}
