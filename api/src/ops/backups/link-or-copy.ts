import { constants, copyFile, link, stat, utimes } from 'node:fs/promises';
import { flush } from './fsync.ts';

const CANNOT_LINK = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Creates a hard link to a file that never changes; if the file system supports none, a copy with
 * the same modification time.
 * @throws the system's error, such as `ENOENT`
 */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!CANNOT_LINK.includes(code)) throw error;
    const { atime, mtime } = await stat(source);
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await utimes(target, atime, mtime);
    await flush(target);
  }
}
