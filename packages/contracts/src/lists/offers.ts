/** What a place offers, beside the words of its policies. */
export const offers = [
  'dogs',
  'children',
  'food',
  'outdoor-seats',
  'live-music',
  'wheelchair-access',
  'parking',
] as const;
export type Offer = (typeof offers)[number];

/** What each is called on a screen. */
export const offerLabels: Readonly<Record<Offer, string>> = {
  dogs: 'Dogs welcome',
  children: 'Children welcome',
  food: 'Food',
  'outdoor-seats': 'Outdoor seats',
  'live-music': 'Live music',
  'wheelchair-access': 'Wheelchair access',
  parking: 'Parking',
};

/** Returns the label of an offer; the text itself for one that this version does not know. */
export function offerText(text: string): string {
  const offer = offers.find((one) => one === text);
  return offer ? offerLabels[offer] : text;
}

/** Returns the offer that a text names or labels, in any case; undefined if it names none. */
export function knownOffer(text: string): Offer | undefined {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return offers.find((offer) =>
    [offer, offerLabels[offer].toLowerCase().replaceAll(' ', '-')].includes(name),
  );
}
