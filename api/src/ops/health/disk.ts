import { statfs } from 'node:fs/promises';

/** The space of a disk, in bytes. */
export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** Returns the space of a folder's disk; null where the system does not tell. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
