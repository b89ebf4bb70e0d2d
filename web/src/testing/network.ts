import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** The network between the page and the test server; see `scripts/unit/network-commands.ts`. */
interface NetworkCommands {
  loseCalls: (glob: string) => Promise<void>;
  holdCalls: (glob: string) => Promise<void>;
  respondToCalls: (glob: string, status: number, body: string) => Promise<void>;
  restoreNetwork: () => Promise<void>;
}
declare module 'vitest/browser' {
  interface BrowserCommands extends NetworkCommands {}
}

/** Makes every call to these URLs fail, as when offline, until the end of the test. */
export async function loseCalls(glob: string): Promise<void> {
  onTestFinished(restoreNetwork);
  await commands.loseCalls(glob);
}

/** Leaves every call to these URLs without a response until the end of the test. */
export async function holdCalls(glob: string): Promise<void> {
  onTestFinished(restoreNetwork);
  await commands.holdCalls(glob);
}

/** Answers every call to these URLs in place of the server until the end of the test. */
export async function respondToCalls(glob: string, status: number, body = '{}'): Promise<void> {
  onTestFinished(restoreNetwork);
  await commands.respondToCalls(glob, status, body);
}

/** Ends the interceptions before the end of the test; pending calls continue. */
export async function restoreNetwork(): Promise<void> {
  await commands.restoreNetwork();
}
