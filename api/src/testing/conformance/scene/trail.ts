import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { makePrize, makeStop, makeTrail } from '../../factories/trail.ts';
import type { SceneBreweries } from './breweries.ts';
import type { ScenePeople } from './people.ts';

/** The trail of a scene. */
export interface SceneTrail {
  /** An open trail of the brewery. */
  trailId: string;
  /** A prize of the trail that waits. */
  prizeCode: string;
  /** One that the brewery has just redeemed. */
  redeemedCode: string;
  /** A person who was drawn among those who finished the trail. */
  drawId: string;
}

/**
 * Adds the trail of a scene, with two breweries, two prizes and a draw.
 * @param now the time of completion, redemption and draw (ISO 8601)
 */
export async function addTrail(
  trx: Db,
  { breweryId, askingBreweryId }: SceneBreweries,
  { suspendedId, winnerId, staffId, now }: ScenePeople & { now: string },
): Promise<SceneTrail> {
  const trail = makeTrail();
  const trailId = trail.id;
  const question = { question: 'What stands on the bar?', answers: '["Lamplight"]' };
  const prize = makePrize({ userId: suspendedId, passportId: trailId });
  const redeemed = makePrize({
    ...{ userId: winnerId, passportId: trailId },
    ...{ redeemedBreweryId: breweryId, redeemedAt: now },
  });
  const drawId = randomUUID();
  await trx.insertInto('passports').values(trail).execute();
  await trx
    .insertInto('passport_breweries')
    .values([
      makeStop({ passportId: trailId, breweryId, prizesRedeemed: 1 }),
      makeStop({ passportId: trailId, breweryId: askingBreweryId, position: 1, ...question }),
    ])
    .execute();
  await trx.insertInto('prize_codes').values([prize, redeemed]).execute();
  await trx
    .insertInto('passport_completions')
    .values([
      { userId: winnerId, passportId: trailId, completedAt: now },
      { userId: staffId, passportId: trailId, completedAt: now },
    ])
    .execute();
  await trx
    .insertInto('trail_draws')
    .values({ id: drawId, trailId, userId: winnerId, prize: 'A hat', drawnAt: now })
    .execute();
  return { trailId, prizeCode: prize.code, redeemedCode: redeemed.code, drawId };
}
