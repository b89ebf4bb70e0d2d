import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from 'node:vm';

/** The commands that run a server until they are stopped: their code is worth caching. */
const SERVERS = ['serve', 'demo'];

/**
 * Returns the file of V8's code cache, beside what is unpacked into the data folder; undefined for a
 * command that is over soon.
 * @param args the arguments of the command line
 * @param names the name of the unpacked folder, and that of the server's script: V8 compares nothing but
 *   its length
 */
export function startCacheFile(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { unpacked, server }: { unpacked: string; server: string },
): string | undefined {
  if (!args.some((arg) => SERVERS.includes(arg))) return undefined;
  const at = args.indexOf('--data');
  const folder = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--data='))?.slice(7);
  return join(folder || env.DATA_DIR || 'data', '.runtime', unpacked, `start-${server}`);
}

/**
 * Returns the cache of an earlier start; undefined if there is none, or if the file belongs to another
 * account than this process. The server runs the code in it.
 */
export function readStartCache(file: string): Buffer | undefined {
  try {
    return statSync(file).uid === process.geteuid?.() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the cache with all that was compiled so far. Best effort: without it a start takes longer. */
export function writeStartCache(file: string, script: Script): void {
  try {
    writeFileSync(`${file}.written`, script.createCachedData(), { mode: 0o600 });
    renameSync(`${file}.written`, file);
  } catch {
    // The folder does not exist where the start was refused, and the disk may be full.
  }
}
