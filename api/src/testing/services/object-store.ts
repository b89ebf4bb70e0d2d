/// <reference path="./s3rver.d.ts" />
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ObjectStoreConfig } from '../../config/object-store.ts';

/** What a server does with a request instead of serving it. */
export type Fault = 'hang' | 'cut' | { status: number; code?: string } | { xml: string };

/** An S3 server of a test, with one bucket. */
export interface TestObjectStore {
  /** The settings of an unused prefix. */
  newConfig(): ObjectStoreConfig;
  url: string;
  /** Decides about each request; undefined serves it. */
  fault: ((request: IncomingMessage) => Fault | undefined) | undefined;
  /** Decides whether a request is served and its response is lost. */
  loseResponse: ((request: IncomingMessage) => boolean) | undefined;
  /** By how much its clock is ahead, in milliseconds. */
  clockOffsetMs: number;
  /** The requests so far, such as `PUT /pictures/...`. */
  requests: string[];
  /** Returns the names of the objects below a prefix. */
  names(config: ObjectStoreConfig): Promise<string[]>;
  /** Stops listening and closes all connections. */
  stop(): Promise<void>;
  /** Listens again, at the same address. */
  start(): Promise<void>;
}

const BUCKET = 'pictures';

/**
 * Starts s3rver on a free port. It ignores `If-None-Match: *` on PUT, so a few lines before it refuse
 * what exists with 412, as S3 does.
 * @param folder where it stores the objects
 */
export async function startObjectStore(
  folder: string,
  { ignoresConditions = false } = {},
): Promise<TestObjectStore> {
  const { default: S3rver } = await import('@20minutes/s3rver');
  const s3 = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  // It makes the token of the next page with DES, which OpenSSL has no more: each list is one page.
  const listObjects = s3.store.listObjects.bind(s3.store);
  s3.store.listObjects = async (bucket, options) => ({
    ...(await listObjects(bucket, options)),
    isTruncated: false,
  });
  // It removes the folders that it finds empty, with all that is stored in them meanwhile. S3 has none.
  s3.store.deleteObject = async (bucket, key) => {
    const files = ['object', 'object.md5', 'metadata.json'];
    const remove = (file: string) =>
      rm(s3.store.getResourcePath(bucket, key, file), { force: true });
    await Promise.all(files.map(remove));
  };
  // It signs the path of a bucket without the slash at its end, which the S3 client sends and signs.
  const isList = new AsyncLocalStorage<boolean>();
  Object.defineProperty(s3, 'allowMismatchedSignatures', { get: () => isList.getStore() });
  const serve = s3.callback();
  const taken = new Set<string>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    store.requests.push(`${request.method} ${path}`);
    const fault = store.fault?.(request);
    if (fault !== undefined) return fail(fault, request, response);
    const isConditional = request.headers['if-none-match'] === '*' && !ignoresConditions;
    if (request.method === 'PUT' && isConditional) {
      if (taken.has(path)) return refuse(request, response, 412, 'PreconditionFailed');
      taken.add(path);
      response.once('close', () => response.statusCode >= 300 && taken.delete(path));
    }
    if (request.method === 'DELETE') taken.delete(path);
    response.setHeader('date', new Date(Date.now() + store.clockOffsetMs).toUTCString());
    if (store.loseResponse?.(request)) {
      // Written whole before the connection ends.
      response.end = () => response.destroy();
      response.once('close', () => response.destroy());
    }
    isList.run(/^\/[^/]+\/$/.test(path), () => serve(request, response));
  };
  let server = await listen(createServer(handle), 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const store: TestObjectStore = {
    url,
    fault: undefined,
    loseResponse: undefined,
    clockOffsetMs: 0,
    requests: [],
    newConfig() {
      const folder = randomUUID();
      return {
        url: `s3://${BUCKET}/${folder}`,
        bucket: BUCKET,
        prefix: `${folder}/`,
        endpoint: url,
        region: 'us-east-1',
        keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
        isPathStyle: true,
        publicUrl: undefined,
      };
    },
    async names({ prefix }) {
      const { objects } = await s3.store.listObjects(BUCKET, { prefix, maxKeys: 1000 });
      return objects.map(({ key }) => key.slice(prefix.length)).toSorted();
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed.catch(() => {});
    },
    async start() {
      server = await listen(createServer(handle), port);
    },
  };
  return store;
}

function pathOf({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname;
}

async function listen(server: Server, port: number): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function fail(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'cut') {
    request.socket.destroy();
    return;
  }
  if ('xml' in fault) {
    response.setHeader('content-type', 'application/xml');
    response.end(fault.xml);
    return;
  }
  refuse(request, response, fault.status, fault.code ?? 'InternalError');
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
): void {
  request.resume();
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : xml);
}

let defaultStore: (() => ObjectStoreConfig | undefined) | undefined;

/** Sets where the apps of a test file store their pictures; in a folder by default. */
export function setTestObjectStore(config: (() => ObjectStoreConfig) | undefined): void {
  defaultStore = config;
}

/** Returns a new object store for an app; undefined where the test file uses folders. */
export function testObjectStore(): ObjectStoreConfig | undefined {
  return defaultStore?.();
}

/** Starts an S3 server that is stopped after the test. */
export async function temporaryObjectStore(
  options?: Parameters<typeof startObjectStore>[1],
): Promise<TestObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-s3-'));
  const store = await startObjectStore(folder, options);
  onTestFinished(async () => {
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return store;
}
