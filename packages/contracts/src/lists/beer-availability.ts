/** The availability of a beer on a tap list: on tap, coming soon, or gone. */
export const availabilities = ['available', 'coming', 'gone'] as const;
export type Availability = (typeof availabilities)[number];

/** Returns the availability that a stored text means; `gone` for an unknown text. */
export function knownAvailability(text: string): Availability {
  return availabilities.find((availability) => availability === text) ?? 'gone';
}
