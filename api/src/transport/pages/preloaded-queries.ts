import type { OwnUser } from '@hoptrail/contracts/users';
import { knownWeekday } from '@hoptrail/contracts/weekdays';
import { callTRPCProcedure } from '@trpc/server';
import type { Context } from '../../context.ts';
import { appRouter } from '../../router.ts';
import { variablePart } from './page-routes.ts';

/** A call, and what the server answered. */
interface Answer {
  /** The procedure, such as `events.special.list`. */
  path: string;
  /** Left out where the procedure takes nothing. */
  input?: object;
  data: unknown;
}

/** What the app would ask for first, read by `web/src/data/preloaded-queries.ts`. */
export interface PageData {
  /** Who is signed in. */
  me: OwnUser;
  answers: Answer[];
}
type Call = readonly [path: string, input?: object];

/** Longer ones would keep the page waiting: those the app asks for itself. */
const MAX_ANSWER_LENGTH = 40_000;

const brewery = (id: string): Call[] => [
  ['breweries.byId', { id }],
  ['beers.onTap', { breweryId: id }],
  ['beers.changed', { breweryId: id }],
];
const legacyEvent = (id: string): Call[] => [['events.byId', { id }]];

/**
 * What each screen begins with, as its loader in `web/src/routes` asks for it.
 * @param part of the address that varies
 * @param me the caller's id
 */
const screens: Readonly<Record<string, (part: string, me: string) => readonly Call[]>> = {
  '/': (_part, id) => [
    ['users.badge', { id }],
    ['users.favorites', { id }],
  ],
  '/breweries': () => [['settings.all']],
  '/brewery/$id': brewery,
  '/breweries/$id': brewery,
  '/brewery/$id/edit': (id) => [['breweries.byId', { id }]],
  '/brewery/$id/beers': (id) => [
    ['breweries.byId', { id }],
    ['beers.ofBrewery', { breweryId: id }],
    ['beers.changed', { breweryId: id }],
  ],
  '/brewery/$id/location': (id) => [['breweries.byId', { id }], ['settings.map']],
  '/brewery-owner-dashboard': (_part, id) => [
    ['users.ownedBreweries', { id }],
    ['events.special.list'],
    ['events.weekly.list'],
  ],
  '/events': () => [['settings.all'], ['events.special.list'], ['events.weekly.list']],
  '/event/$id': legacyEvent,
  '/events/$id': legacyEvent,
  '/special-event/$id': (id) => [['events.special.byId', { id }]],
  '/weekly-events/$day': (day) => [['events.weekly.byDay', { day: knownWeekday(day) }]],
  '/podcast': () => [['podcast.header'], ['settings.all'], ['podcast.episodes']],
  '/leaderboard': () => [['checkins.leaderboard', {}], ['settings.all']],
};

/**
 * Answers what the app is about to ask, so that the page brings it along: who is signed in, and what
 * the screen shows. What fails is left out, and the app finds out by asking.
 * @param path of the page, without its query
 * @param route that leads to the screen, such as `/brewery/$id`
 * @param context of the request, in whose caller's name everything is asked
 * @returns undefined for visitors
 */
export async function pageData(
  path: string,
  route: string | undefined,
  context: Context,
): Promise<PageData | undefined> {
  const caller = await context.findCaller();
  if (!caller || route === undefined) return undefined;
  const known = Object.hasOwn(screens, route) ? screens[route] : undefined;
  const calls = known?.(variablePart(path, route), caller.id) ?? [];
  const [{ user }, ...answers] = await Promise.all([
    appRouter.createCaller(context).auth.me(),
    ...calls.map((call) => answer(call, context)),
  ]);
  return { me: user, answers: answers.filter((given) => given !== undefined) };
}

/** The data as a part of the page: no text in it can end that part. */
export function dataScript(data: PageData | undefined): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}

async function answer([path, input]: Call, ctx: Context): Promise<Answer | undefined> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => input,
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });
    if (JSON.stringify(data).length > MAX_ANSWER_LENGTH) return undefined;
    return { path, ...(input && { input }), data };
  } catch (error) {
    ctx.log.debug({ err: error, path }, 'the page goes without an answer');
    return undefined;
  }
}
