import type { BrowserContext, Route } from '@playwright/test';

const PRELOADED_QUERIES =
  /(<script type="application\/json" id="preloaded-queries">)(.*?)(<\/script>)/s;

interface PageData {
  me?: object;
  responses: { path: string }[];
}

/**
 * How a call is handled: answered, refused, answered with changed data, left pending, or garbled.
 */
type Fate =
  | { is: 'answered'; data: unknown }
  | { is: 'refused'; status: number; message: string; appCode: string | undefined }
  | { is: 'changed'; change: (data: never) => unknown }
  | { is: 'held' }
  | { is: 'garbled' };

export type Wire = Awaited<ReturnType<typeof openWire>>;

/**
 * Intercepts the calls between browser and server. A call has the name of its procedure, such as
 * `podcast.episodes`; the upload of a picture has the name `file`.
 */
export async function openWire(context: BrowserContext) {
  const fates = new Map<string, Fate>();
  const held: Route[] = [];
  let isCut = false;

  await context.route('**/trpc/**', async (route) => {
    if (isCut) return await route.abort('internetdisconnected');
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const fate = names.map((name) => fates.get(name));
    if (fate.every((one) => one === undefined)) return await route.fallback();
    if (fate.some((one) => one?.is === 'held')) return void held.push(route);
    if (fate.some((one) => one?.is === 'garbled')) {
      return await route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    }
    const isAsked = fate.some((one) => one === undefined || one.is === 'changed');
    try {
      const responses = isAsked ? await (await route.fetch()).json() : [];
      const json = names.map((name, index) => responseOf(fate[index], responses[index], name));
      await route.fulfill({ json });
    } catch (error) {
      ignoreLeftPage(error);
    }
  });

  // Removes the intercepted calls from a page's preloaded data, so that the app makes them.
  await context.route(isPage, async (route) => {
    if (fates.size === 0 && !isCut) return await route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(PRELOADED_QUERIES, (_script, begin, json, end) => {
      const { responses, me }: PageData = JSON.parse(json);
      const unchanged = responses.filter(({ path }) => !isCut && !fates.has(path));
      const known = fates.has('auth.me') ? {} : { me };
      return `${begin}${JSON.stringify({ ...known, responses: unchanged })}${end}`;
    });
    await route.fulfill({ response, body });
  });

  await context.route('**/api/objects/uploads/**', async (route) => {
    const fate = fates.get('file');
    if (fate?.is === 'held') return void held.push(route);
    if (fate?.is !== 'refused') return await route.fallback();
    await route.fulfill({ status: fate.status, json: { message: fate.message } });
  });

  return {
    /** Answers the call without the server. */
    respond: (name: string, data: unknown) => void fates.set(name, { is: 'answered', data }),
    /**
     * Refuses the call without the server: with 500, which the app may retry, or 400 for an upload.
     */
    refuse: (
      name: string,
      message = 'It rains in.',
      status = name === 'file' ? 400 : 500,
      appCode?: string,
    ) => void fates.set(name, { is: 'refused', status, message, appCode }),
    /** Changes the data of the server's response. */
    change: <Data>(name: string, change: (data: Data) => unknown) =>
      void fates.set(name, { is: 'changed', change: change as (data: never) => unknown }),
    /** Leaves the call without a response. */
    hold: (name: string) => void fates.set(name, { is: 'held' }),
    /** Answers with an HTML page, as a proxy does. */
    garble: (name: string) => void fates.set(name, { is: 'garbled' }),
    /** Aborts all calls. Pages still load, as from the service worker's cache. */
    cut: () => {
      isCut = true;
    },
    /** Ends all interceptions and aborts the calls left without a response. */
    restore: async () => {
      isCut = false;
      fates.clear();
      await Promise.all(held.splice(0).map((route) => route.abort().catch(ignoreLeftPage)));
    },
  };
}

function responseOf(fate: Fate | undefined, response: { result?: { data: never } }, path: string) {
  if (fate?.is === 'answered') return { result: { data: fate.data } };
  if (fate?.is === 'changed' && response.result) {
    return { result: { data: fate.change(response.result.data) } };
  }
  if (fate?.is !== 'refused') return response;
  const { status: httpStatus, message, appCode } = fate;
  const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus, path, appCode };
  return { error: { code: -32603, message, data } };
}

function isPage({ pathname }: URL): boolean {
  return !/^\/(api|trpc|objects|art|assets)\//.test(pathname) && !pathname.includes('.');
}

/** Ignores errors of routes whose page has closed. */
function ignoreLeftPage(error: unknown) {
  if (!/disposed|already handled|closed/.test(String(error))) throw error;
}
