/** The fields that determine the owner of an event. */
export interface OwnedEvent {
  ownerId: string | null;
  breweryId: string | null;
}

/**
 * Tells whether a user owns an event. Owners of a brewery own its events. `ownerId` counts only for
 * an event without a brewery, so that a former owner of the brewery has no rights.
 * @param breweryIds the breweries that the user owns now
 */
export function ownsEvent(
  { ownerId, breweryId }: OwnedEvent,
  userId: string,
  breweryIds: readonly string[],
): boolean {
  return breweryId === null ? ownerId === userId : breweryIds.includes(breweryId);
}
