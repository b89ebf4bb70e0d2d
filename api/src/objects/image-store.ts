import type { Readable } from 'node:stream';
import type { SizedImage } from './decoding/image-pipeline.ts';

/** Stores uploaded pictures. */
export interface ImageStore {
  /** Names the place in messages: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** The origin that serves the pictures, where it is not this server. */
  readonly publicOrigin?: string | undefined;
  /**
   * Stores all sizes of a picture, or none.
   * @param confirm called when everything is written; false discards the files
   * @returns the result of `confirm`; false if another upload has the same id
   */
  write(
    id: string,
    sizes: readonly SizedImage[],
    confirm: () => Promise<boolean>,
  ): Promise<boolean>;
  /**
   * Returns one size of a picture as WebP; undefined if it does not exist.
   * @throws AppError `storage.unreachable`
   */
  read(id: string, width: ImageWidth, options?: ReadOptions): Promise<StoredImage | undefined>;
  /** Removes all sizes of a picture; does nothing if there is none. */
  remove(id: string): Promise<void>;
  /** Lists all pictures, whether the database knows them or not. */
  list(): AsyncIterable<ListedImage>;
  /**
   * Returns the name of the database whose pictures the store holds. A store that belongs to none is
   * marked as that of the given one. Left out where nobody else can use the store.
   * @throws AppError `storage.unreachable`
   */
  owner?(database: string): Promise<string>;
  /**
   * Asks the store for an object that need not exist, also while others are refused at once. Left out
   * where the store is always there.
   * @throws an error of the store
   */
  reach?(): Promise<void>;
  /** Calls back for each request that the store failed. */
  onFailure?(listener: () => void): void;
  /** Returns the URL of one size on `publicOrigin`. */
  publicUrl?(id: string, width: ImageWidth): string;
}

export type ImageWidth = SizedImage['width'];

export interface ReadOptions {
  /** The client's ETag; the response has no body where it is still current. */
  etag?: string | undefined;
  /** Whether to leave the body out, as for HEAD. */
  isHead?: boolean;
}

/** One size of a stored picture. */
export interface StoredImage {
  /** Left out where the client's copy is current. */
  body?: Buffer | Readable;
  bytes: number;
  /** The store's ETag; a store without one leaves it to the server. */
  etag?: string;
}

/** A picture with the sizes that are there. */
export interface ListedImage {
  id: string;
  /** Whether every size is there and none is empty. */
  isWhole: boolean;
  /** When its newest size was stored. */
  storedAt: Date;
}
