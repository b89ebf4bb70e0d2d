/** Returns the path of the drawing of a trail's badge. */
export function badgeIconOf(passportId: string): string {
  return `/art/passports/${passportId}/badge.svg`;
}
