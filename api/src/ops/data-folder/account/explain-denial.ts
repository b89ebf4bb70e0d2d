import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderAccount } from './folder-account.ts';

const DENIED = ['EACCES', 'EPERM', 'SQLITE_PERM', 'SQLITE_AUTH', 'SQLITE_CANTOPEN'];

/**
 * Returns what to do about an error of missing permission.
 * @param thrown any error
 * @param folders the data folder, then others in use
 * @returns undefined for an error of another kind
 */
export function explainDenial(
  thrown: unknown,
  [dataDir, ...others]: readonly [string, ...string[]],
): string | undefined {
  const error = codedCause(thrown);
  if (error === undefined) return undefined;
  const { code } = error;
  if (code !== 'EROFS' && !isDenied(code)) return undefined;
  const path = error.path ?? findUnusable([dataDir, ...others]) ?? dataDir;
  if (code === 'EROFS' || isReadOnlyDisk(path)) {
    return `${path} is on a disk that cannot be written (${code}). It may be mounted read-only, or failing: look at the log of the system (dmesg), then mount it for writing.`;
  }
  return `${path} cannot be used by ${accounts(path)} (${code}). ${fixFor(path, dataDir)}`;
}

interface CodedError extends Error {
  code: string;
  path?: string;
}

/** Returns the first error with a system's or SQLite's code among an error and its causes. */
function codedCause(thrown: unknown): CodedError | undefined {
  if (!(thrown instanceof Error)) return undefined;
  return isCoded(thrown) ? thrown : codedCause(thrown.cause);
}

function isCoded(error: Error): error is CodedError {
  return 'code' in error && typeof error.code === 'string';
}

function isDenied(code: string): boolean {
  return DENIED.includes(code) || /^SQLITE_(READONLY|CANTOPEN)/.test(code);
}

/** Returns the first file in some folders that this account cannot read and write. */
function findUnusable(folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    for (const path of [folder, ...entriesOf(folder)]) if (!isUsable(path)) return path;
  }
  return undefined;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isReadOnlyDisk(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && isCoded(error) && error.code === 'EROFS';
  }
}

function accounts(path: string): string {
  const own = process.geteuid?.();
  const owner = ownerOf(path);
  if (own === undefined || owner === undefined || owner === own) return 'this account';
  return `the account ${own}: it belongs to the account ${owner}`;
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
}

function fixFor(path: string, dataDir: string): string {
  const account = folderAccount(dataDir);
  const isInside = path === dataDir || path.startsWith(join(dataDir, '/'));
  const own = process.geteuid?.();
  if (account === undefined || own === undefined) return 'Give this account the right to use it.';
  if (!isInside) {
    return `The data folder belongs to the account ${account.uid}, which has to be able to use it: give it the right, or name another place.`;
  }
  if (account.uid === own && ownerOf(path) === own) return `Run: chmod -R u+rwX ${dataDir}`;
  return `Run as root: chown -R ${account.uid}:${account.gid} ${dataDir}`;
}
