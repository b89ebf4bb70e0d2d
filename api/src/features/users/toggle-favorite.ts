import type { Context } from '../../context.ts';
import { lock } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { existsBrewery } from '../breweries/shared/breweries.repo.ts';
import { loadProfile, profile } from './shared/own-user.ts';
import { deleteFavorite, insertFavorite } from './shared/users.repo.ts';

/**
 * Adds a brewery to a user's favourites, or removes it.
 * @throws AppError `brewery.notFound`
 */
export async function toggleFavorite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  favorite: { userId: string; breweryId: string },
): Promise<void> {
  const createdAt = clock.now().toISOString();
  await write(
    db,
    async (trx) => {
      await lock(trx, lockOf(favorite.userId));
      if (!(await existsBrewery(trx, favorite.breweryId))) throw new AppError('brewery.notFound');
      const isRemoved = await deleteFavorite(trx, favorite.userId, favorite.breweryId);
      if (!isRemoved) await insertFavorite(trx, { ...favorite, createdAt });
      return await loadProfile(trx, favorite.userId);
    },
    profile,
  );
}

/**
 * Makes a brewery one of a user's favourites, or none of them. A repeated call changes nothing, and
 * a deleted brewery is no favourite.
 * @throws AppError `brewery.notFound` if an unknown brewery shall be a favourite
 */
export async function setFavorite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { isFavorite, ...favorite }: { userId: string; breweryId: string; isFavorite: boolean },
): Promise<void> {
  const createdAt = clock.now().toISOString();
  await write(
    db,
    async (trx) => {
      await lock(trx, lockOf(favorite.userId));
      if (!isFavorite) await deleteFavorite(trx, favorite.userId, favorite.breweryId);
      else if (await existsBrewery(trx, favorite.breweryId)) {
        await insertFavorite(trx, { ...favorite, createdAt });
      } else throw new AppError('brewery.notFound');
      return await loadProfile(trx, favorite.userId);
    },
    profile,
  );
}

function lockOf(userId: string): string {
  return `favorite of ${userId}`;
}
