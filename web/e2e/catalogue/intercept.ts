import type { Page } from '@playwright/test';

/** A request of a page that waits for its handler. */
export interface Intercepted {
  url: URL;
  isDocument: boolean;
  /** Sends the request to the server. */
  proceed: () => Promise<void>;
  /** Answers without the server. */
  answer: (status: number, contentType: string, body: string) => Promise<void>;
  /** Sends the request to the server and changes the body of the response. */
  change: (how: (body: string) => string) => Promise<void>;
  fail: (reason: 'Aborted' | 'InternetDisconnected') => Promise<void>;
}

/** The part used here of the event `Fetch.requestPaused` of the Chrome DevTools Protocol. */
interface Paused {
  requestId: string;
  request: { url: string };
  resourceType: string;
  /** Missing before the request is sent, and if it fails. */
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/**
 * Intercepts a page's documents and the requests to URLs with these patterns. Playwright's routes
 * would switch off the browser's cache and send every file of the app through the test.
 */
export async function intercept(
  page: Page,
  urlPatterns: readonly string[],
  handle: (request: Intercepted) => Promise<void>,
) {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, (paused: Paused) => void>();

  session.on('Fetch.requestPaused', (paused) => {
    const resolve = responses.get(paused.requestId);
    responses.delete(paused.requestId);
    if (resolve) resolve(paused);
    else void handle(requestOf(paused)).catch(ignoreLeftPage);
  });
  const patterns = urlPatterns.map((urlPattern) => ({ urlPattern }));
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }, ...patterns] });

  function requestOf({ requestId, request, resourceType }: Paused): Intercepted {
    const fulfill = async (status: number, headers: Paused['responseHeaders'], text: string) => {
      const body = Buffer.from(text).toString('base64');
      const response = { responseCode: status, responseHeaders: headers ?? [], body };
      await session.send('Fetch.fulfillRequest', { requestId, ...response });
    };
    const proceed = async () => {
      await session.send('Fetch.continueRequest', { requestId });
    };
    return {
      url: new URL(request.url),
      isDocument: resourceType === 'Document',
      proceed,
      answer: async (status, contentType, body) =>
        await fulfill(status, [{ name: 'content-type', value: contentType }], body),
      change: async (how) => {
        const responded = new Promise<Paused>((resolve) => responses.set(requestId, resolve));
        await session.send('Fetch.continueRequest', { requestId, interceptResponse: true });
        const { responseStatusCode: status = 0, responseHeaders } = await responded;
        const isRedirect = status >= 300 && status < 400;
        if (status === 0 || isRedirect) return await proceed();
        const sent = await session.send('Fetch.getResponseBody', { requestId });
        const body = Buffer.from(sent.body, sent.base64Encoded ? 'base64' : 'utf8').toString();
        const kept = responseHeaders?.filter(
          ({ name }) => !/^content-(encoding|length)$/i.test(name),
        );
        await fulfill(status, kept, how(body));
      },
      fail: async (errorReason) => {
        await session.send('Fetch.failRequest', { requestId, errorReason });
      },
    };
  }
}

/** Ignores the error of a request if its page has closed or shows another document. */
export function ignoreLeftPage(error: unknown) {
  if (!/InterceptionId|closed|detached|Test ended/.test(String(error))) throw error;
}
