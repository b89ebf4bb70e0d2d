/** What a tap list says of a beer: poured now, soon, or not any more. */
export const availabilities = ['available', 'coming', 'gone'] as const;
export type Availability = (typeof availabilities)[number];

/** The availability that a stored text means: what is none of ours is not to be had. */
export function knownAvailability(text: string): Availability {
  return availabilities.find((known) => known === text) ?? 'gone';
}
