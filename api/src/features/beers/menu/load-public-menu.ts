import type { PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { loadTapList } from './load-tap-list.ts';

/**
 * Returns the tap list and the hours of a brewery as they are now. It is not cached, so that a board, an
 * embedded menu and another web site have a change with their next request.
 * @throws AppError `brewery.notFound`
 */
export async function loadPublicMenu(
  ctx: Pick<Context, 'db' | 'clock'>,
  breweryId: string,
): Promise<PublicMenu> {
  const brewery = await findBreweryById(ctx.db, breweryId);
  if (!brewery) throw new AppError('brewery.notFound');
  const { servingSizes = [], currency = null } = brewery;
  const beers = await loadTapList(ctx, breweryId, ['available', 'coming']);
  return {
    brewery,
    servingSizes,
    currency,
    beers: beers.filter(({ availability }) => availability !== 'gone'),
  };
}
