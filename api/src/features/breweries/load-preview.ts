import type { Context } from '../../context.ts';
import { comingEventsOf } from '../events/shared/coming-events.ts';
import { findBreweryById } from './shared/breweries.repo.ts';

/**
 * Returns a brewery with its events, of which the contract passes what visitors may see beside the
 * sign-in; null if it does not exist or is closed, and where the host asks search engines to leave all
 * pages out.
 */
export async function loadPreview({ db, config, clock }: Context, id: string) {
  if (!config.isSearchable) return null;
  const brewery = await findBreweryById(db, id);
  if (brewery?.closedAt !== null) return null;
  return { ...brewery, events: await comingEventsOf(db, id, clock.now()) };
}
