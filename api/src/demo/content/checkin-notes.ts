/** The notes of demo check-ins. */
export const checkinNotes = [
  'The stout is back.',
  'Sat on the patio until the lights came on.',
  'Try the saison next time.',
  'Met the brewer, she remembered my dog.',
  'Too loud on Fridays, perfect on Tuesdays.',
  'Half pour, full heart.',
  'Bought a can for the road, it did not make it home.',
  'The pretzels are new. Good.',
] as const;
