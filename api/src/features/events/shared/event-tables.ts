import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import type { EventTable } from '../../../db/tables/tables.ts';

/** The table of each kind of event that owners create. */
export const eventTables = {
  specialEvent: 'special_events',
  weeklyEvent: 'weekly_events',
} as const satisfies Record<EventKindName, EventTable>;
