import type { Context } from '../../../context.ts';
import { clientNetwork } from '../../../lib/network/client-network.ts';

/** The number of calls that a search or a long list counts as: about the work of so many. */
const CALLS = 5;

/**
 * Waits until other searches and long lists leave the server a moment, and counts as several calls.
 * @throws AppError `request.tooMany`; `server.busy` if too many wait
 */
export async function takeTurn(ctx: Context): Promise<void> {
  ctx.countAs(CALLS);
  await ctx.caches.turns.begin(clientOf(ctx));
}

/**
 * Waits like `takeTurn()` for an unlimited list, of which only a few may be unsent.
 * @throws AppError `request.tooMany`, `server.busy`
 */
export async function takeTurnForWhole(ctx: Context): Promise<void> {
  ctx.countAs(CALLS);
  await ctx.caches.turns.beginWhole(clientOf(ctx), ctx.whenSent);
}

function clientOf({ clientAddress }: Context): string {
  return clientNetwork(clientAddress).client;
}
