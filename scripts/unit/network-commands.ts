import type { Route } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

const routes: string[] = [];
const held: Route[] = [];

/** No call to these addresses reaches the server. */
const loseCalls: BrowserCommand<[glob: string]> = async ({ context }, glob) => {
  routes.push(glob);
  await context.route(glob, (route) => route.abort('connectionfailed'));
};

/** No call to these addresses is answered until the network is restored. */
const holdCalls: BrowserCommand<[glob: string]> = async ({ context }, glob) => {
  routes.push(glob);
  await context.route(glob, (route) => void held.push(route));
};

/** Calls to these addresses get this answer, and the server hears nothing of them. */
const answerCalls: BrowserCommand<[glob: string, status: number, body: string]> = async (
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

/** Undoes all of these; what was held goes on its way. */
const restoreNetwork: BrowserCommand<[]> = async ({ context }) => {
  for (const glob of routes.splice(0)) await context.unroute(glob);
  // A request that the page gave up is no longer there to be continued.
  await Promise.allSettled(held.splice(0).map((route) => route.continue()));
};

export const networkCommands = { loseCalls, holdCalls, answerCalls, restoreNetwork };
