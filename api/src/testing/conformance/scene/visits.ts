import type { Db } from '../../../db/database.ts';
import { makeCheckin } from '../../factories/checkin.ts';
import { makeClaim } from '../../factories/claim.ts';
import { makeVisitImport } from '../../factories/visit-import.ts';
import type { SceneBreweries } from './breweries.ts';
import type { CallerKind, ScenePeople } from './people.ts';

/** What the holder of a scene has. */
export interface SceneVisits {
  /** A check-in of the holder. */
  checkinId: string;
  /** An unused picture that the holder sent. */
  photoId: string;
  /** The holder's claim to a brewery without an owner. */
  claimId: string;
  /** An import of the holder. */
  importId: string;
}

/** Adds the check-ins of the caller and the holder, and what else the holder has. */
export async function addVisits(
  trx: Db,
  { askingBreweryId, claimedBreweryId: breweryId }: SceneBreweries,
  { caller, holder, hasHolder, kind }: ScenePeople & { kind: CallerKind },
): Promise<SceneVisits> {
  const userId = holder.id;
  const claim = makeClaim({ userId, breweryId });
  const checkin = makeCheckin({ userId, breweryId });
  const visitImport = makeVisitImport({ userId });
  const { createdAt } = claim;
  const photo = {
    ...{ id: `photo-${claim.id}`.slice(0, 47), userId },
    ...{ bytes: 1000, createdAt, storedAt: createdAt },
  };
  if (kind !== 'nobody') {
    const visit = makeCheckin({ userId: caller.id, breweryId: askingBreweryId });
    await trx.insertInto('check_ins').values(visit).execute();
  }
  if (hasHolder) {
    await trx.insertInto('brewery_claims').values(claim).execute();
    await trx.insertInto('check_ins').values(checkin).execute();
    await trx.insertInto('uploads').values(photo).execute();
    await trx.insertInto('visit_imports').values(visitImport).execute();
  }
  return {
    checkinId: checkin.id,
    photoId: photo.id,
    claimId: claim.id,
    importId: visitImport.id,
  };
}
