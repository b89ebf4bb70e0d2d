import type { Route } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

const routes: string[] = [];
const held: Route[] = [];

/** Blocks all requests to these addresses. */
const loseCalls: BrowserCommand<[glob: string]> = async ({ context }, glob) => {
  routes.push(glob);
  await context.route(glob, (route) => route.abort('connectionfailed'));
};

/** Delays requests to these addresses until the network is restored. */
const holdCalls: BrowserCommand<[glob: string]> = async ({ context }, glob) => {
  routes.push(glob);
  await context.route(glob, (route) => void held.push(route));
};

/** Answers requests to these addresses with this response instead of the server's. */
const respondToCalls: BrowserCommand<[glob: string, status: number, body: string]> = async (
  { context },
  glob,
  status,
  body,
) => {
  routes.push(glob);
  await context.route(glob, (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
};

/** Undoes all of these and lets delayed requests continue. */
const restoreNetwork: BrowserCommand<[]> = async ({ context }) => {
  for (const glob of routes.splice(0)) await context.unroute(glob);
  // A request that the page has aborted cannot continue.
  await Promise.allSettled(held.splice(0).map((route) => route.continue()));
};

export const networkCommands = { loseCalls, holdCalls, respondToCalls, restoreNetwork };
