import { statfs } from 'node:fs/promises';

/** The space of a disk, in bytes. */
export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** Returns the space of a folder's disk; null if the system does not report it. */
export async function diskOf(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
