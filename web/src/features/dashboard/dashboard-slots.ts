import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { ReactNode } from 'react';

type OfBrewery = (brewery: ListedBrewery) => ReactNode;

/** What other features show of a brewery on the dashboard; the route composes them. */
export interface DashboardSlots {
  /** Whether it is open and until when. */
  status: OfBrewery;
  /** The buttons of the evening, five at most: each an icon and one or two short words. */
  quickActions: OfBrewery;
  /** What the person may have forgotten; nothing if there is none. */
  reminders: OfBrewery;
  /** The row that closes it for a while. */
  closing: OfBrewery;
  /** Its lines of news. */
  news: OfBrewery;
  /** The rows that edit a section of its page each; the staff's is that of the hours. */
  sections: (brewery: ListedBrewery, isStaff: boolean) => ReactNode;
  /** The row that opens its history. */
  changes: OfBrewery;
  /** The rows that add an event. */
  addEvents: OfBrewery;
  /** The lists of its events. */
  events: OfBrewery;
}

export interface BreweryCardProps {
  brewery: ListedBrewery;
  /** Whether the person is on its staff and does not own it. */
  isStaff: boolean;
  slots: DashboardSlots;
}
