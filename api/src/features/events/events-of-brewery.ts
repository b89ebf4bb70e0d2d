import type { BreweryEvents } from '@hoptrail/contracts/events/of-brewery';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { existsBrewery } from '../breweries/shared/breweries.repo.ts';
import { withViewer } from './rights/ownership.ts';
import { comingEventsOf } from './shared/coming-events.ts';

/**
 * Returns what is on at a brewery: its special events that are not over, and its weekly ones;
 * nothing of a closed brewery.
 * @throws AppError `brewery.notFound`
 */
export async function loadEventsOf(ctx: Context, breweryId: string): Promise<BreweryEvents> {
  if (!(await existsBrewery(ctx.db, breweryId))) throw new AppError('brewery.notFound');
  const { special, weekly } = await comingEventsOf(ctx.db, breweryId, ctx.clock.now());
  return { special: await withViewer(ctx, special), weekly: await withViewer(ctx, weekly) };
}
