/**
 * Returns an IANA time zone in the spelling of the list, `America/Chicago`; undefined if there is
 * none of this name. Offsets such as `+05:00` are none, because they have no daylight saving time.
 */
export function knownTimeZone(typed: string): string | undefined {
  const name = typed.trim().replaceAll(' ', '_');
  if (!/^(utc|[a-z_]+(\/[a-z0-9_+-]+){1,2})$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
