import type { OwnRsvp } from '@hoptrail/contracts/events/rsvps';
import { dayAfter, dayAt, isOver } from '@hoptrail/contracts/events/when/event-days';
import type { Db } from '../../../db/database.ts';
import { positionTexts } from '../../../lib/stored/position-texts.ts';
import { momentsOf, zoneOfEvent } from '../shared/event-moments.rules.ts';
import { findAllRsvpsOf } from './rsvps.repo.ts';

/**
 * Returns the dates at which a person said that they come and that are not over, next first: also
 * those on which the event does not take place any more.
 */
export async function loadOwnRsvps(db: Db, userId: string, now: Date): Promise<OwnRsvp[]> {
  const at = now.getTime();
  // An event of yesterday may go on after midnight, and its zone may be a day behind UTC.
  const rows = await findAllRsvpsOf(db, userId, dayAfter(dayAt('UTC', at), -2));
  return rows
    .map(({ latitude, longitude, ownTimeZone, eventName, sortAt, closedAt, ...row }) => {
      const { date, time, event } = row;
      const place = positionTexts({ latitude, longitude });
      const timeZone = zoneOfEvent({ ...place, ownTimeZone });
      const when = time === null ? null : momentsOf({ date, time }, timeZone);
      const isOn = event !== null && closedAt === null && sortAt?.slice(0, 10) === date;
      return {
        rsvp: { ...row, event: event ?? eventName, isCancelled: !isOn },
        isPast: isOver({ date, when }, timeZone ?? 'UTC', at),
      };
    })
    .filter(({ isPast }) => !isPast)
    .map(({ rsvp }) => rsvp);
}
