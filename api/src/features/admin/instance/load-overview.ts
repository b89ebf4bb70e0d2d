import type { Overview } from '@hoptrail/contracts/admin/overview';
import { streetsProblem } from '../../../config/map-streets.ts';
import type { Context } from '../../../context.ts';
import { countOpenClaims } from '../../claims/shared/claims.repo.ts';
import { keyMarkOf } from '../../tags/shared/tag-keys.ts';
import {
  countAdded,
  countWaitingImports,
  findForeignTags,
  findSilentBoards,
} from './overview.repo.ts';

/** Returns what waits for an administrator, how the instance is used, and whether it works. */
export async function loadOverview(ctx: Context): Promise<Overview> {
  const { db, clock, tagKey, health, config, mapFile } = ctx;
  const now = clock.now();
  return {
    waiting: {
      claims: await countOpenClaims(db),
      imports: await countWaitingImports(db),
      silentBoards: await findSilentBoards(db, now),
      foreignTags: await findForeignTags(db, keyMarkOf(tagKey)),
    },
    figures: {
      checkins: await countAdded(db, 'check_ins', now),
      signUps: await countAdded(db, 'users', now),
      breweries: await countAdded(db, 'breweries', now),
    },
    health: await health(),
    streetsProblem:
      config.map.tilesUrl === undefined ? (streetsProblem(await mapFile.state()) ?? null) : null,
  };
}
