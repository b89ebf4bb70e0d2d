/** What says whose event it is. */
export interface OwnedEvent {
  ownerId: string | null;
  breweryId: string | null;
}

/**
 * Tells whether a user owns an event. That of a brewery goes with the brewery; `ownerId` counts only
 * where an event has no brewery, so that a brewery's former owner keeps no right.
 * @param breweryIds the breweries that the user owns now
 */
export function ownsEvent(
  { ownerId, breweryId }: OwnedEvent,
  userId: string,
  breweryIds: readonly string[],
): boolean {
  return breweryId === null ? ownerId === userId : breweryIds.includes(breweryId);
}
