import type { OwnUser } from '@hoptrail/contracts/users';
import { preloaded, type Query } from '@hoptrail/screens/preloaded';
import { screenAt } from '@hoptrail/screens/screen-at';
import { callTRPCProcedure } from '@trpc/server';
import type { Context } from '../../context.ts';
import { appRouter } from '../../router.ts';
import { routeParams } from './page-routes.ts';

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

/** Longer ones would keep the page waiting: those the app asks for itself. */
const MAX_ANSWER_LENGTH = 40_000;

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
  const known = { ...routeParams(path, route), me: caller.id };
  const queries = preloaded(screenAt(route)?.preload, known);
  const [{ user }, ...answers] = await Promise.all([
    appRouter.createCaller(context).auth.me(),
    ...queries.map((query) => answer(query, context)),
  ]);
  return { me: user, answers: answers.filter((given) => given !== undefined) };
}

/** The data as a part of the page: no text in it can end that part. */
export function dataScript(data: PageData | undefined): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}

async function answer([path, input]: Query, ctx: Context): Promise<Answer | undefined> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => input ?? undefined,
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
