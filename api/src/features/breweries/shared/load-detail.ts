import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from './breweries.repo.ts';
import { breweryViewer, wholeBrewery } from './breweries.rules.ts';
import { findPeopleOf } from './ownership.repo.ts';

/**
 * Returns a brewery with what the caller may do with it.
 * @throws AppError `brewery.notFound`
 */
export async function loadDetail(ctx: Context, id: string): Promise<BreweryDetail> {
  const brewery = await findBreweryById(ctx.db, id);
  if (!brewery) throw new AppError('brewery.notFound');
  const [caller, people] = await Promise.all([ctx.findCaller(), findPeopleOf(ctx.db, id)]);
  return { ...wholeBrewery(brewery), viewer: breweryViewer(caller, people) };
}
