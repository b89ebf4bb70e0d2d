import { z } from 'zod';
import { Refusal } from '../../lib/refusal.ts';
import { operation } from '../../operation.ts';

/** What the operation prints, as JSON: where the server answers, and its health. */
export const serverHealthAnswer = z.object({
  url: z.url(),
  servername: z.string().optional(),
  health: z.looseObject({ status: z.string() }),
});

/** Prints where the running server answers on this machine, and everything its health says. */
export const serverHealth = operation(
  z.object({}),
  async ({ server, print }) => {
    if (!server) throw new Refusal('No server is running.');
    const { url, servername, health } = server;
    print(JSON.stringify({ url, servername, health: await health() }));
  },
  { isQuiet: true },
);
