import type { Build } from '@hoptrail/contracts/admin/build';

/** The commit that a program was built from. */
export interface Commit {
  /** 40 hexadecimal digits. */
  hash: string;
  /** When it was committed, ISO 8601 in UTC. */
  date: string;
  /** Whether files differed from it. */
  isModified: boolean;
}

/** The differences between running from the source and from the single file. */
export interface Runtime {
  version: string;
  /** Returns the commit; undefined where it is not known, as in a copy without its history. */
  commit(): Promise<Commit | undefined>;
  /** Returns the licences of third-party software; undefined if the build did not collect them. */
  notices(): Promise<string | undefined>;
  /** Returns the bill of materials as JSON of CycloneDX; undefined if the build did not write it. */
  sbom(): Promise<string | undefined>;
  /** Returns the public key of the publisher, as PEM; undefined if none is built in. */
  publisherKey(): Promise<string | undefined>;
  /** The command that starts this program again: its file, or Node and the script. */
  program: readonly string[];
  /**
   * Makes files that are not code available.
   * @param dataDir the data folder, for files that must be on the disk
   */
  unpack(dataDir: string): Promise<UnpackedRuntime>;
}

export interface UnpackedRuntime {
  /** Folder of the built web app. */
  webRoot: string;
  /** The script of the checkpoint worker. */
  checkpointThread: string;
  /** Returns the path of a font's file, such as `inter-latin-600-normal.woff`. */
  fontFile: (name: string) => string;
  /** Returns the path of a drawing that is a file, such as `scenes/events.svg`. */
  drawingFile: (path: string) => string;
  /** Path of the ground's tiles, which is not there before the web app is built. */
  groundFile: string;
  /** Path of SQLite's addon, if it cannot be found by name. */
  sqliteAddon?: string | undefined;
}

/**
 * Returns what a program is, in one value for health, metrics and `hoptrail version`. A build from
 * changed files has `+modified` behind its version.
 */
export async function buildOf({ version, commit }: Runtime): Promise<Build> {
  const { hash = null, date = null, isModified = false } = (await commit()) ?? {};
  return { version: isModified ? `${version}+modified` : version, commit: hash, date };
}
