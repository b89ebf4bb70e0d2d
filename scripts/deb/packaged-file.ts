import { readFile } from 'node:fs/promises';

/** A file of the package. */
export interface PackagedFile {
  /** Relative to the root of the machine, or to the control files. */
  path: string;
  mode: number;
  /** Its contents, or the path of the file to copy. */
  source: Uint8Array | string;
}

/** Returns the contents of a file of the package. */
export async function contentsOf({ source }: PackagedFile): Promise<Uint8Array> {
  return typeof source === 'string' ? await readFile(source) : source;
}
