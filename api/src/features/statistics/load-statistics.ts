import { fromDay, toDay } from '@hoptrail/contracts/lib/zone-clock';
import type { DayTotals, Figures, Statistics } from '@hoptrail/contracts/statistics/statistics';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { dayIn, instantIn } from '../../lib/time-zones/time-zone.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import {
  countByDay,
  countFavorites,
  countVisitors,
  findAllDayViews,
  findAllFavoredAt,
  findAllVisits,
} from './statistics.repo.ts';
import {
  countByTime,
  type DaySpan,
  daysUntil,
  enough,
  enoughReturning,
  firstKeptDay,
  statisticsZone,
  sumViews,
} from './statistics.rules.ts';

const PERIODS = [1, 7, 30];
const LONGEST = 30;

type SignedIn = Context & { caller: Caller };

/**
 * Returns the figures of a brewery for its owners and staff, in days at the brewery.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadStatistics(
  { db, caller, clock }: SignedIn,
  breweryId: string,
): Promise<Statistics> {
  const { row } = await loadOwnBrewery(db, caller, breweryId, 'statistics');
  const zone = statisticsZone(row.timeZone);
  const today = dayIn(zone, clock.now());
  const last = fromDay(today);
  const all = daysUntil(last, 2 * LONGEST);
  const shown = daysUntil(last, LONGEST);
  const since = instantIn(zone, `${all.from}T00:00`).toISOString();
  const facts = {
    days: await countByDay(db, breweryId, all),
    views: await findAllDayViews(db, breweryId, all),
    favored: (await findAllFavoredAt(db, breweryId, since)).map((at) => dayIn(zone, new Date(at))),
  };
  const periods: Statistics['periods'] = [];
  for (const days of PERIODS) {
    const now = await figuresOf(db, breweryId, facts, daysUntil(last, days));
    const before = await figuresOf(db, breweryId, facts, daysUntil(last - days, days));
    periods.push({ days, now, before });
  }
  const checkins = new Map(facts.days.map((counted) => [counted.day, counted.checkins]));
  const visits = await findAllVisits(db, breweryId, shown);
  return {
    today,
    hasCheckins: row.checkins > 0 || checkins.size > 0,
    favorites: enough(await countFavorites(db, breweryId)),
    periods,
    days: Array.from({ length: LONGEST }, (_, at) => {
      const day = toDay(last - LONGEST + 1 + at);
      return { day, checkins: checkins.get(day) ?? 0 };
    }),
    ...countByTime(visits, zone),
  };
}

/**
 * Returns the number of today's check-ins of a brewery for its owners and staff.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadTodaysCheckins(
  { db, caller, clock }: SignedIn,
  breweryId: string,
): Promise<{ today: string; checkins: number }> {
  const { row } = await loadOwnBrewery(db, caller, breweryId, 'statistics');
  const today = dayIn(statisticsZone(row.timeZone), clock.now());
  const [counted] = await countByDay(db, breweryId, { from: today, until: today });
  return { today, checkins: counted?.checkins ?? 0 };
}

interface Facts {
  days: Awaited<ReturnType<typeof countByDay>>;
  views: Awaited<ReturnType<typeof findAllDayViews>>;
  /** The days on which people added the brewery to their favorites. */
  favored: readonly string[];
}

async function figuresOf(
  db: Db,
  breweryId: string,
  { days, views, favored }: Facts,
  span: DaySpan,
): Promise<Figures> {
  const isIn = (day: string) => day >= span.from && day <= span.until;
  const { visitors, returning } = await countVisitors(db, breweryId, span);
  return {
    checkins: days.reduce((sum, { day, checkins }) => sum + (isIn(day) ? checkins : 0), 0),
    visitors: enough(visitors),
    returning: enoughReturning(visitors, returning),
    favorites: enough(favored.filter(isIn).length),
    views: sumViews(views, span),
  };
}

/**
 * Returns the totals of each day of the last 25 months that has any, the oldest first.
 * @throws AppError `brewery.notFound`, `brewery.ownersOnly`, `brewery.lost`, `auth.forbidden`
 */
export async function loadDayTotals(
  { db, caller, clock }: SignedIn,
  breweryId: string,
): Promise<DayTotals[]> {
  const { row } = await loadOwnBrewery(db, caller, breweryId, 'dayTotals');
  const until = dayIn(statisticsZone(row.timeZone), clock.now());
  const span = { from: firstKeptDay(until), until };
  const counted = new Map(
    (await countByDay(db, breweryId, span)).map((totals) => [totals.day, totals]),
  );
  const views = Map.groupBy(await findAllDayViews(db, breweryId, span), ({ day }) => day);
  const days = [...new Set([...counted.keys(), ...views.keys()])].toSorted();
  return days
    .map((day) => {
      const { checkins, visitors } = counted.get(day) ?? { checkins: 0, visitors: 0 };
      const dayViews = sumViews(views.get(day) ?? [], { from: day, until: day });
      return { day, checkins, visitors: enough(visitors), views: dayViews };
    })
    .filter(({ checkins, views: shown }) => checkins > 0 || Object.values(shown).some(Boolean));
}
