import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

/** The network between the page and the test server; see `scripts/unit/network-commands.ts`. */
interface NetworkCommands {
  loseCalls: (glob: string) => Promise<void>;
  holdCalls: (glob: string) => Promise<void>;
  answerCalls: (glob: string, status: number, body: string) => Promise<void>;
  restoreNetwork: () => Promise<void>;
}
declare module 'vitest/browser' {
  interface BrowserCommands extends NetworkCommands {}
}

/** Lets every call to these addresses fail, as without signal, until the test is over. */
export async function loseCalls(glob: string): Promise<void> {
  onTestFinished(restoreNetwork);
  await commands.loseCalls(glob);
}

/** Leaves every call to these addresses without an answer, until the test is over. */
export async function holdCalls(glob: string): Promise<void> {
  onTestFinished(restoreNetwork);
  await commands.holdCalls(glob);
}

/** Answers every call to these addresses in the server's place, until the test is over. */
export async function answerCalls(glob: string, status: number, body = '{}'): Promise<void> {
  onTestFinished(restoreNetwork);
  await commands.answerCalls(glob, status, body);
}

/** Lets the calls through again, before the test is over; what was held goes on. */
export async function restoreNetwork(): Promise<void> {
  await commands.restoreNetwork();
}
