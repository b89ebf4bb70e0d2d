import { type OwnedEvent, ownsEvent } from '@hoptrail/contracts/lib/event-ownership';

export interface EditableEvent extends OwnedEvent {
  viewer: { canEdit: boolean };
}

/**
 * Tells whether an event belongs on somebody's dashboard: it is at a brewery that they own now, or
 * has no brewery and is theirs. Administrators may change every event and own only some.
 */
export function isOwnEvent(
  event: EditableEvent,
  userId: string,
  breweries: readonly { id: string }[],
): boolean {
  const breweryIds = breweries.map(({ id }) => id);
  return ownsEvent(event, userId, breweryIds) && event.viewer.canEdit;
}
