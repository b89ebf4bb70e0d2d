import { dayAfter, dayAt, isOver } from '@hoptrail/contracts/events/event-days';
import type { BreweryEvents } from '@hoptrail/contracts/events/of-brewery';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { existsBrewery } from '../breweries/shared/breweries.repo.ts';
import { withViewer } from './rights/ownership.ts';
import { findAllSpecialEventsOf } from './special/special-events.repo.ts';
import { findAllWeeklyEventsOf } from './weekly/weekly-events.repo.ts';

/** An event of yesterday may go on after midnight, and its zone may be a day behind UTC. */
const DAYS_BACK = 2;

/**
 * Returns what is on at a brewery: its special events that are not over, and its weekly ones;
 * nothing of a closed brewery.
 * @throws AppError `brewery.notFound`
 */
export async function loadEventsOf(ctx: Context, breweryId: string): Promise<BreweryEvents> {
  if (!(await existsBrewery(ctx.db, breweryId))) throw new AppError('brewery.notFound');
  const now = ctx.clock.now().getTime();
  const from = dayAfter(dayAt('UTC', now), -DAYS_BACK);
  const special = await findAllSpecialEventsOf(ctx.db, breweryId, from);
  const isComing = (event: (typeof special)[number]) =>
    !isOver(event, event.when?.timeZone ?? 'UTC', now);
  return {
    special: await withViewer(ctx, special.filter(isComing)),
    weekly: await withViewer(ctx, await findAllWeeklyEventsOf(ctx.db, breweryId)),
  };
}
