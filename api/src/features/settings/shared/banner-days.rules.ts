import { type BannerDays, bannerDaysProblem } from '@hoptrail/contracts/lib/banner-days';
import { AppError } from '../../../errors.ts';

interface Banner extends BannerDays {
  image: string | null;
}

type SentBanner = { [Name in keyof Banner]?: Banner[Name] | undefined };

/**
 * Returns the days of a banner after a change. Absent ones stay; those of another picture are none, so
 * that a client without days shows it at once. A banner that is removed has none.
 * @throws AppError `request.invalid` if the last day is before the first one
 */
export function daysAfter(before: Banner, sent: SentBanner): BannerDays {
  const image = sent.image === undefined ? before.image : sent.image;
  if (image === null) return { from: null, until: null };
  const kept = image === before.image ? before : { from: null, until: null };
  const { from = kept.from, until = kept.until } = sent;
  const problem = bannerDaysProblem({ from, until });
  if (problem) throw new AppError('request.invalid', { message: problem });
  return { from, until };
}
