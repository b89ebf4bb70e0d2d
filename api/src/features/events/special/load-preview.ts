import type { EventPreview } from '@hoptrail/contracts/events/preview';
import type { Context } from '../../../context.ts';
import { findOpenSpecialEvent } from '../shared/special-events.repo.ts';

/**
 * Returns a special event, of which the contract leaves what visitors see beside the sign-in; null
 * if it does not exist or its brewery is closed, and where the host asks search engines to leave all
 * pages out.
 */
export async function loadEventPreview(
  { db, config }: Context,
  id: string,
): Promise<EventPreview | null> {
  if (!config.isSearchable) return null;
  return (await findOpenSpecialEvent(db, id)) ?? null;
}
