import { CODE_REPEAT_MS } from '@hoptrail/contracts/limits';
import { type Browser, findBrowser, newBrowser } from '../../../access/browsers.ts';
import type { SentCode } from '../../../access/code-limits.ts';
import type { Context } from '../../../context.ts';
import { clientNetwork } from '../../../lib/network/client-network.ts';

type Sender = Pick<
  Context,
  'clock' | 'codeLimits' | 'clientAddress' | 'userAgent' | 'cookies' | 'signingKey'
>;

/**
 * Sends a code, or gives the outcome of the same request by the same browser within two seconds:
 * somebody tapped twice, and wants one message. A code that was used is not given again.
 *
 * A browser without a cookie is taken for the one that sent the other request where network and
 * User-Agent are the same.
 */
export async function sendOnce(
  ctx: Sender,
  email: string,
  send: (browser: Browser) => Promise<SentCode>,
): Promise<SentCode> {
  const memory = ctx.codeLimits.recentSends;
  const at = ctx.clock.now().getTime();
  const known = findBrowser(ctx);
  const sender = known?.id ?? `${clientNetwork(ctx.clientAddress).client} ${ctx.userAgent}`;
  const recent = (memory.get(email) ?? []).filter((one) => Math.abs(at - one.at) < CODE_REPEAT_MS);
  const same = recent.find(({ senders }) => senders.has(sender));
  if (same) return await same.sent;

  const browser = known ?? newBrowser();
  // A browser that was new sends its cookie from the first answer on.
  const mine = { at, senders: new Set([sender, browser.id]), sent: send(browser) };
  memory.set(email, [...recent, mine]);
  try {
    return await mine.sent;
  } catch (error) {
    memory.set(email, memory.get(email)?.filter((one) => one !== mine) ?? []);
    throw error;
  }
}
