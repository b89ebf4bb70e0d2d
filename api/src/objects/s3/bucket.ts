import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../config/object-store.ts';
import { statusOf } from './failures.ts';

const CONNECT_MS = 1500;
/** The longest wait for the first byte of a response. */
const READ_MS = 3000;
const WRITE_MS = 20_000;
/** The longest wait for the response to a large file. */
const WRITE_FILE_MS = 10 * 60_000;
/** The longest pause between two parts of a response. */
const IDLE_MS = 30_000;
/**
 * How often a request is sent in all: a page waits for its pictures, nothing waits for an upload.
 */
const ATTEMPTS = 2;
/** Slow clients hold the connection of their picture; an upload must not wait behind them. */
const MOST_CONNECTIONS = 500;

export interface NewObject {
  name: string;
  body: Buffer;
  type: string;
  /** Names who writes, so that a repeated request recognises its own object. */
  writer: string;
}

export interface StoredObject {
  /** Left out for a HEAD request, and where the client's copy is current. */
  body?: Readable;
  bytes: number;
  etag?: string;
  writer?: string | undefined;
}

export interface ListedObject {
  name: string;
  bytes: number;
  storedAt: Date;
}

/** The objects below the prefix of a bucket. It throws the errors of the SDK. */
export class Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, endpoint, region, keys, isPathStyle }: ObjectStoreConfig) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    const agent = { maxSockets: MOST_CONNECTIONS };
    this.#client = new S3Client({
      region,
      forcePathStyle: isPathStyle,
      ...(endpoint ? { endpoint } : {}),
      // Without keys the SDK asks for the role of the machine.
      ...(keys ? { credentials: keys } : {}),
      maxAttempts: ATTEMPTS,
      // Other stores than Amazon's know no checksums in trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: READ_MS,
        throwOnRequestTimeout: true,
        socketTimeout: IDLE_MS,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
  }

  /** The milliseconds by which the clock of the store is ahead. */
  get clockOffsetMs(): number {
    return this.#client.config.systemClockOffset;
  }

  /**
   * Creates an object.
   * @returns false where there is one of this name
   */
  async create({ name, body, type, writer }: NewObject): Promise<boolean> {
    try {
      await this.#client.send(
        new PutObjectCommand({
          ...this.#at(name),
          Body: body,
          ContentLength: body.length,
          ContentType: type,
          CacheControl: 'public, max-age=31536000, immutable',
          IfNoneMatch: '*',
          Metadata: { writer },
        }),
        { requestTimeout: WRITE_MS },
      );
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status !== 412 && status !== 409) throw error;
      // A first attempt may have succeeded although its response was lost.
      return (await this.head(name))?.writer === writer;
    }
  }

  /**
   * Stores a file, and replaces one with the same name.
   * @param bytes its size
   */
  async put(name: string, body: Readable, bytes: number): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        ...this.#at(name),
        Body: body,
        ContentLength: bytes,
        ContentType: 'application/octet-stream',
        CacheControl: 'no-store',
      }),
      { requestTimeout: WRITE_FILE_MS },
    );
  }

  /**
   * Returns an object; undefined where there is none.
   * @param etag of the client's copy
   */
  async get(name: string, etag: string | undefined): Promise<StoredObject | undefined> {
    try {
      const { Body, ContentLength, ETag } = await this.#client.send(
        new GetObjectCommand({ ...this.#at(name), ...(etag ? { IfNoneMatch: etag } : {}) }),
      );
      if (!(Body instanceof Readable)) throw new Error('The object store sent no body.');
      return { body: Body, bytes: ContentLength ?? 0, ...(ETag ? { etag: ETag } : {}) };
    } catch (error) {
      if (etag && statusOf(error) === 304) return { bytes: 0, etag };
      return undefinedWhereMissing(error);
    }
  }

  /** Returns what is known of an object without its body; undefined where there is none. */
  async head(name: string): Promise<StoredObject | undefined> {
    try {
      const { ContentLength, ETag, Metadata } = await this.#client.send(
        new HeadObjectCommand(this.#at(name)),
      );
      return {
        bytes: ContentLength ?? 0,
        writer: Metadata?.writer,
        ...(ETag ? { etag: ETag } : {}),
      };
    } catch (error) {
      return undefinedWhereMissing(error);
    }
  }

  /** Deletes an object; does nothing where there is none. */
  async delete(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(name)), { requestTimeout: WRITE_MS });
  }

  /** Lists the objects below a name, sorted by name, a thousand at a time. */
  async *list(below = ''): AsyncGenerator<ListedObject> {
    let token: string | undefined;
    do {
      const page = await this.firstPage(1000, token, below);
      yield* page.objects;
      token = page.next;
    } while (token !== undefined);
  }

  /** Returns a page of the list, and the token of the next page. */
  async firstPage(
    most: number,
    token?: string,
    below = '',
  ): Promise<{ objects: ListedObject[]; next?: string }> {
    const { Contents = [], NextContinuationToken: next } = await this.#client.send(
      new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: this.#prefix + below,
        MaxKeys: most,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
      { requestTimeout: WRITE_MS },
    );
    const objects = Contents.map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
      name: Key.slice(this.#prefix.length),
      bytes: Size,
      storedAt: LastModified,
    }));
    return { objects, ...(next === undefined ? {} : { next }) };
  }

  close(): void {
    this.#client.destroy();
  }

  #at(name: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + name };
  }
}

function undefinedWhereMissing(error: unknown): undefined {
  const isMissingBucket = error instanceof Error && error.name === 'NoSuchBucket';
  if (statusOf(error) !== 404 || isMissingBucket) throw error;
}
