import type { z } from 'zod';
import { optionalDay } from '../fields.ts';
import { bannerDaysProblem } from '../lib/banner-days.ts';

/**
 * The first and the last day of a banner in an input. Absent ones stay as they are for the same
 * picture; another picture has none then.
 */
export const bannerDays = {
  bannerFrom: optionalDay.optional(),
  bannerUntil: optionalDay.optional(),
};

interface SentDays {
  bannerFrom?: string | null | undefined;
  bannerUntil?: string | null | undefined;
}

/** Reports a last day before the first one, if both are sent. */
export function checkBannerDays(sent: SentDays, context: z.core.$RefinementCtx): void {
  const message = bannerDaysProblem({ from: sent.bannerFrom, until: sent.bannerUntil });
  if (message) context.addIssue({ code: 'custom', path: ['bannerUntil'], message });
}
