import { type OwnedEvent, ownsEvent } from '@hoptrail/contracts/events/event-ownership';

export interface EditableEvent extends OwnedEvent {
  viewer: { canEdit: boolean };
}

/**
 * Returns whether an event belongs on a person's dashboard. They own its brewery, or the event if
 * it has no brewery; the right to edit is not enough, since administrators may edit every event.
 */
export function isOwnEvent(
  event: EditableEvent,
  userId: string,
  breweries: readonly { id: string }[],
): boolean {
  const breweryIds = breweries.map(({ id }) => id);
  return ownsEvent(event, userId, breweryIds) && event.viewer.canEdit;
}
