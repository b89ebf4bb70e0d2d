/** The first and the last day on which a banner is shown, `YYYY-MM-DD`; null for no limit. */
export interface BannerDays {
  from: string | null;
  until: string | null;
}

type MaybeDays = { [Name in keyof BannerDays]?: BannerDays[Name] | undefined };

/**
 * Returns whether a banner is shown on a day.
 * @param days absent ones, as in copies of older versions, limit nothing
 * @param today `YYYY-MM-DD`
 */
export function isBannerShown({ from, until }: MaybeDays, today: string): boolean {
  return (!from || from <= today) && (!until || today <= until);
}

/** Returns what is wrong with the days, as text for people; undefined if nothing is. */
export function bannerDaysProblem({ from, until }: MaybeDays): string | undefined {
  return from && until && until < from
    ? 'The last day of the banner is not before its first one.'
    : undefined;
}
