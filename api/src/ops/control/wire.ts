import { join } from 'node:path';
import { z } from 'zod';

/** The first line that a command sends; what follows it is the input. */
export const callLine = z.object({ operation: z.string(), args: z.unknown() });

/** A line of an answer; the last one says how it ended. */
export const answerLine = z.union([
  z.object({ print: z.string() }),
  z.object({ progress: z.string() }),
  z.object({ refused: z.string() }),
  z.object({ done: z.literal(true) }),
]);
export type AnswerLine = z.infer<typeof answerLine>;

/** What the system allows for the path of a socket, with some room (unix(7): 108 bytes). */
const MAX_PATH_BYTES = 100;

/**
 * Where the server of a data folder listens for the command line.
 * @returns undefined where the folder's path is too long for a socket in it
 */
export function controlPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'control.sock');
  return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : undefined;
}
