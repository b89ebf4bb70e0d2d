import type { Page } from '@playwright/test';
import { type Intercepted, ignoreLeftPage, intercept } from './intercept.ts';

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

/** The names of the calls that send or return files, by the part of their path after `/api`. */
const fileCalls: Readonly<Record<string, string>> = { objects: 'file', 'personal-data': 'export' };

export type Wire = Awaited<ReturnType<typeof openWire>>;

/**
 * Intercepts the calls between a page and the server. A call has the name of its procedure, such as
 * `podcast.episodes`; the upload of a picture has the name `file`, the download of the own data `export`.
 */
export async function openWire(page: Page) {
  const fates = new Map<string, Fate>();
  const held: Intercepted[] = [];
  let isCut = false;

  const handle = async (request: Intercepted) => {
    if (request.isDocument) return await handlePage(request);
    const name = fileCalls[request.url.pathname.split('/')[2] ?? ''];
    if (name) return await handleFile(request, name);
    await handleCalls(request);
  };

  const handleCalls = async (request: Intercepted) => {
    if (isCut) return await request.fail('InternetDisconnected');
    const names = request.url.pathname.replace('/trpc/', '').split(',');
    const fate = names.map((name) => fates.get(name));
    if (fate.every((one) => one === undefined)) return await request.proceed();
    if (fate.some((one) => one?.is === 'held')) return void held.push(request);
    if (fate.some((one) => one?.is === 'garbled')) {
      return await request.answer(200, 'text/html', '<h1>Bad gateway</h1>');
    }
    const respond = (responses: { result?: { data: never } }[]) =>
      JSON.stringify(names.map((name, index) => responseOf(fate[index], responses[index], name)));
    const isSent = fate.some((one) => one === undefined || one.is === 'changed');
    if (isSent) await request.change((body) => respond(JSON.parse(body)));
    else await request.answer(200, 'application/json', respond([]));
  };

  // Removes the intercepted calls from a page's preloaded data, so that the app makes them.
  const handlePage = async (request: Intercepted) => {
    if (fates.size === 0 && !isCut) return await request.proceed();
    await request.change((text) =>
      text.replace(PRELOADED_QUERIES, (_script, begin, json, end) => {
        const { responses, me }: PageData = JSON.parse(json);
        const unchanged = responses.filter(({ path }) => !isCut && !fates.has(path));
        const session = fates.has('auth.me') ? {} : { me };
        return `${begin}${JSON.stringify({ ...session, responses: unchanged })}${end}`;
      }),
    );
  };

  const handleFile = async (request: Intercepted, name: string) => {
    if (isCut) return await request.fail('InternetDisconnected');
    const fate = fates.get(name);
    if (fate?.is === 'held') return void held.push(request);
    if (fate?.is !== 'refused') return await request.proceed();
    const body = JSON.stringify({ message: fate.message });
    await request.answer(fate.status, 'application/json', body);
  };

  const watch = async (one: Page) =>
    await intercept(
      one,
      ['*/trpc/*', '*/api/objects/uploads/*', '*/api/personal-data/export'],
      handle,
    );
  await watch(page);

  return {
    /** Intercepts the calls of a further page too. */
    watch,
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
    /** Returns how many calls are left without a response. */
    heldCount: () => held.length,
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
      await Promise.all(
        held.splice(0).map((request) => request.fail('Aborted').catch(ignoreLeftPage)),
      );
    },
  };
}

function responseOf(
  fate: Fate | undefined,
  response: { result?: { data: never } } | undefined,
  path: string,
) {
  if (fate?.is === 'answered') return { result: { data: fate.data } };
  if (fate?.is === 'changed' && response?.result) {
    return { result: { data: fate.change(response.result.data) } };
  }
  if (fate?.is !== 'refused') return response;
  const { status: httpStatus, message, appCode } = fate;
  const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus, path, appCode };
  return { error: { code: -32603, message, data } };
}
