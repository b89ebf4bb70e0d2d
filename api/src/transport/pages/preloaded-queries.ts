import type { OwnUser } from '@hoptrail/contracts/users/users';
import { mayPreload, type PreloadedQuery, preloaded } from '@hoptrail/screens/preloaded';
import type { Screen } from '@hoptrail/screens/screen';
import { screenAt } from '@hoptrail/screens/screen-at';
import { callTRPCProcedure } from '@trpc/server';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { appRouter } from '../../router.ts';
import { routeParams } from './page-routes.ts';

/** A call and its result. */
interface PageResponse {
  /** The procedure, such as `events.special.list`. */
  path: string;
  /** Absent if the procedure takes no input. */
  input?: object;
  /** Present if the app keeps the list page by page, and this is its first page. */
  isFirstPage?: true;
  data: unknown;
}

/** The results of the app's first queries, which `web/src/data/preloads/preloaded-queries.ts` reads. */
export interface PageData {
  /** The signed-in user; absent for visitors. */
  me?: OwnUser;
  responses: PageResponse[];
}

/** Longer results would delay the page, so the app requests them itself. */
const MAX_RESPONSE_LENGTH = 40_000;

/**
 * Runs the app's first queries, so that the page includes their results: the signed-in user and the
 * data of the screen, or for visitors those of its preview. Leaves out failed queries, which the app
 * repeats.
 * @param address of the page: its path, and whether it has a query
 * @param route that leads to the screen, such as `/brewery/$id`
 * @param context of the request, with its caller
 * @returns undefined if the page has no data, as for most visitors
 */
export async function pageData(
  address: { path: string; hasSearch: boolean },
  route: string | undefined,
  context: Context,
): Promise<PageData | undefined> {
  const caller = await context.findCaller();
  if (route === undefined) return undefined;
  const preload = preloadOf(screenAt(route), caller, context.config.isSearchable);
  if (!caller && !preload) return undefined;
  const { path, hasSearch } = address;
  const queries = preloaded(preload, { ...routeParams(path, route), me: caller?.id, hasSearch });
  const [session, ...responses] = await Promise.all([
    caller && appRouter.createCaller(context).auth.me(),
    ...queries.map((query) => respond(query, context)),
  ]);
  return {
    ...(session && { me: session.user }),
    responses: responses.filter((given) => given !== undefined),
  };
}

function preloadOf(
  screen: Screen | undefined,
  caller: Caller | undefined,
  isSearchable: boolean,
): Screen['preload'] {
  if (mayPreload(screen?.audience, caller)) return screen?.preload;
  return isSearchable && !caller ? screen?.visitorPreload : undefined;
}

/** Returns the data as a script element. Escapes `<`, so that no text can end the element. */
export function dataScript(data: PageData | undefined): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="preloaded-queries">${json}</script>`;
}

async function respond(
  { name: path, input, isFirstPage }: PreloadedQuery,
  ctx: Context,
): Promise<PageResponse | undefined> {
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
    if (JSON.stringify(data).length > MAX_RESPONSE_LENGTH) return undefined;
    return { path, ...(input && { input }), ...(isFirstPage && { isFirstPage }), data };
  } catch (error) {
    ctx.log.debug({ err: error, path }, 'left a query out of the page');
    return undefined;
  }
}
