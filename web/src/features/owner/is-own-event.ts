interface EditableEvent {
  ownerId: string | null;
  breweryId: string | null;
  viewer: { canEdit: boolean };
}

/**
 * Whether an event belongs on somebody's dashboard: theirs, or of a brewery of theirs, and theirs
 * to change. An administrator may change every event and still owns only some.
 */
export function isOwnEvent(
  event: EditableEvent,
  userId: string,
  breweries: readonly { id: string }[],
): boolean {
  const isOwn = event.ownerId === userId || breweries.some(({ id }) => id === event.breweryId);
  return isOwn && event.viewer.canEdit;
}
