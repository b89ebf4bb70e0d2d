/** A step of the badge ladder. */
export interface BadgeTier {
  slug: string;
  name: string;
  description: string;
  /** The check-in count that earns this badge. */
  minCheckins: number;
  /** The last check-in count that still shows this badge; null for the highest. */
  maxCheckins: number | null;
  /** The check-in count that earns the next badge; null for the highest. */
  nextBadgeAt: number | null;
  /** Path of the drawing. */
  icon: string;
}

const ladder = [
  ['White', 0, 'The first pour. Every trail starts somewhere.'],
  ['Yellow', 5, 'Five stops in, and the bartender nods.'],
  ['Orange', 10, 'Ten check-ins: you know your way around a tap list.'],
  ['Teal', 25, 'A regular, and not just in one place.'],
  ['Red', 50, 'Fifty visits. You have opinions about foam.'],
  ['Green', 100, 'One hundred: welcome to the leaderboard.'],
  ['Blue', 250, 'Brewers ask you how the others are doing.'],
  ['Purple', 500, 'Five hundred pours, and still curious.'],
  ['Black', 1000, 'A thousand. There is a stool with your name on it.'],
  ['Bronze', 3000, 'Cast in metal, smells of malt.'],
  ['Silver', 5000, 'Five thousand. Songs are sung.'],
  ['Gold', 10000, 'Ten thousand check-ins. The trail is you.'],
] as const;

/**
 * All badges, lowest first: the only list, for server and app. The app needs it before its first
 * request, and a table could drift from the drawings. So badges change with a release only.
 */
export const badgeTiers: readonly BadgeTier[] = ladder.map(
  ([color, minCheckins, description], index) => {
    const next = ladder[index + 1]?.[1] ?? null;
    const slug = `${color.toLowerCase()}-hop`;
    return {
      slug,
      name: `${color} Hop`,
      description,
      minCheckins,
      maxCheckins: next === null ? null : next - 1,
      nextBadgeAt: next,
      icon: `/art/badges/${slug}.svg`,
    };
  },
);

/**
 * Returns the badge that a number of check-ins earns.
 * @param checkins a count; below 0 counts as 0
 */
export function badgeFor(checkins: number): BadgeTier {
  const earned = badgeTiers.findLast((tier) => tier.minCheckins <= checkins) ?? badgeTiers[0];
  if (!earned) throw new Error('The badge ladder is empty.');
  return earned;
}
