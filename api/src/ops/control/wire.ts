import { join } from 'node:path';
import { z } from 'zod';

/** The first line that a command sends; the input follows. */
export const callLine = z.object({ operation: z.string(), args: z.unknown() });

/** A line of the response; the last one is the outcome. */
export const responseLine = z.union([
  z.object({ print: z.string() }),
  z.object({ progress: z.string() }),
  z.object({ refused: z.string() }),
  z.object({ done: z.literal(true) }),
]);
export type ResponseLine = z.infer<typeof responseLine>;

/** The system allows 108 bytes for the path of a socket (unix(7)); this leaves a margin. */
const MAX_PATH_BYTES = 100;

/**
 * Returns the path of the control socket of a data folder.
 * @returns undefined if the folder's path is too long for a socket in it
 */
export function controlPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'control.sock');
  return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : undefined;
}
