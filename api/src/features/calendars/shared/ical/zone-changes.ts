/** A change of a zone's clocks. Offsets are in milliseconds ahead of UTC. */
export interface ZoneChange {
  at: number;
  from: number;
  to: number;
}

/**
 * Returns the changes of a zone's clocks, by the server's zone data: the last one at or before `since`,
 * then those before `end`, oldest first. Where none came before, the first one is from 1970 at the latest
 * and changes nothing. Instants are in milliseconds since 1970.
 * @throws RangeError if the server does not know the zone
 */
export function zoneChanges(timeZone: string, since: number, end: number): ZoneChange[] {
  // The search for the change before leaves out one at the instant itself.
  const start = Temporal.Instant.fromEpochMilliseconds(since + 1).toZonedDateTimeISO(timeZone);
  const before = start.getTimeZoneTransition('previous');
  const first = before ? changeAt(before) : unchanged(Math.min(since, 0), offsetOf(start));
  const changes = [first];
  let next = start.getTimeZoneTransition('next');
  while (next && next.epochMilliseconds < end) {
    changes.push(changeAt(next));
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

function changeAt(moment: Temporal.ZonedDateTime): ZoneChange {
  const at = moment.epochMilliseconds;
  return { at, from: offsetOf(moment.subtract({ milliseconds: 1 })), to: offsetOf(moment) };
}

function unchanged(at: number, offset: number): ZoneChange {
  return { at, from: offset, to: offset };
}

function offsetOf({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / 1_000_000;
}
