import type { Readable } from 'node:stream';

/**
 * Stores files to import until they are read. They are encrypted, because anybody may be able to read
 * the bucket of the pictures.
 */
export interface PrivateFiles {
  /**
   * Stores a file, and replaces one with the same name.
   * @param name letters, digits, `_` and `-`
   * @returns its size in bytes
   * @throws AppError `storage.unreachable`, and what the body throws
   */
  write(name: string, body: Readable): Promise<number>;
  /** Returns a file; undefined if there is none. @throws AppError `storage.unreachable` */
  read(name: string): Promise<Readable | undefined>;
  /** Removes a file; does nothing if there is none. @throws AppError `storage.unreachable` */
  remove(name: string): Promise<void>;
  /** Returns the names of all files. @throws AppError `storage.unreachable` */
  list(): Promise<string[]>;
  /** Runs work with the path of a new file or folder on this machine's disk, which is removed after it. */
  withDraft<Result>(work: (path: string) => Promise<Result>): Promise<Result>;
}

/** Where the encrypted files are: a folder or a bucket. */
export interface SealedFiles {
  /** Stores a file of this machine, which may be moved. */
  put(name: string, path: string): Promise<void>;
  get(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}
