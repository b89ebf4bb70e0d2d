import { statfs } from 'node:fs/promises';

/** What a disk has, in bytes. */
export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** The disk that a folder is on; null where the system does not tell. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
