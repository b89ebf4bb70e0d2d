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
 * Sends a code, or returns the result of the same browser's request within the last two seconds, so
 * that a double tap sends one message. A used code is not returned again.
 *
 * Without a cookie, requests with the same network and User-Agent count as the same browser.
 */
export async function sendOnce(
  ctx: Sender,
  email: string,
  send: (browser: Browser) => Promise<SentCode>,
): Promise<SentCode> {
  const memory = ctx.codeLimits.recentSends;
  const at = ctx.clock.now().getTime();
  const fromCookie = findBrowser(ctx);
  const sender = fromCookie?.id ?? `${clientNetwork(ctx.clientAddress).client} ${ctx.userAgent}`;
  const recent = (memory.get(email) ?? []).filter((one) => Math.abs(at - one.at) < CODE_REPEAT_MS);
  const same = recent.find(({ senders }) => senders.has(sender));
  if (same) return await same.sent;

  const browser = fromCookie ?? newBrowser();
  // A new browser sends the cookie of the first response from now on.
  const mine = { at, senders: new Set([sender, browser.id]), sent: send(browser) };
  memory.set(email, [...recent, mine]);
  try {
    return await mine.sent;
  } catch (error) {
    memory.set(email, memory.get(email)?.filter((one) => one !== mine) ?? []);
    throw error;
  }
}
