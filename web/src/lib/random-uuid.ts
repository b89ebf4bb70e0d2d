/** Returns a random UUID (RFC 9562, version 4), also on pages over http, which have no `randomUUID`. */
export function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () =>
    Math.floor(Math.random() * 16).toString(16),
  );
}
