/** What differs between running from the source and from the single file. */
export interface Runtime {
  version: string;
  /** The names and licences of what others wrote; undefined where nobody put them together. */
  notices(): Promise<string | undefined>;
  /** What starts this program again: its file, or Node and the script. */
  program: readonly string[];
  /**
   * Makes the files that are not code available.
   * @param dataDir a folder of ours, for those that must lie on the disk
   */
  unpack(dataDir: string): Promise<UnpackedRuntime>;
}

export interface UnpackedRuntime {
  /** Folder of the built web app. */
  webRoot: string;
  /** The script of the thread that moves the write-ahead log. */
  checkpointThread: string;
  /** Path of SQLite's addon where it cannot be found by name. */
  sqliteAddon?: string | undefined;
}
