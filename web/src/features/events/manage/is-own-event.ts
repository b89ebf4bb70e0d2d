interface EditableEvent {
  ownerId: string | null;
  breweryId: string | null;
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
  const isOwn =
    event.breweryId === null
      ? event.ownerId === userId
      : breweries.some(({ id }) => id === event.breweryId);
  return isOwn && event.viewer.canEdit;
}
