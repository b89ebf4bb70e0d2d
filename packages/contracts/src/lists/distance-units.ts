/** The units in which people read distances; the API answers miles. */
export const distanceUnits = ['miles', 'kilometers'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];
