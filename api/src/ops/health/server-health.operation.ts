import { z } from 'zod';
import { Refusal } from '../../lib/refusal.ts';
import { operation } from '../../operation.ts';

/** The JSON that the operation prints: the server's URL and its health. */
export const serverHealthResponse = z.object({
  url: z.url(),
  servername: z.string().optional(),
  health: z.looseObject({ status: z.string() }),
});

/** Prints the running server's URL on this machine and all details of its health. */
export const serverHealth = operation(
  z.object({}),
  async ({ server, print }) => {
    if (!server) throw new Refusal('No server is running.');
    const { url, servername, health } = server;
    print(JSON.stringify({ url, servername, health: await health() }));
  },
  { isQuiet: true },
);
