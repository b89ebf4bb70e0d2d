import type { Build } from '@hoptrail/contracts/admin/build';
import type { Health } from '@hoptrail/contracts/admin/overview';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CodeLimits } from './access/code-limits.ts';
import type { CookieJar } from './access/request-cookies.ts';
import { cookieJar } from './access/request-cookies.ts';
import { requestHost } from './access/request-host.ts';
import type { SecurityLog } from './access/security-log.ts';
import { type Caller, findCaller } from './access/sessions.ts';
import type { Compressors } from './cache/compressors.ts';
import type { EtagCache } from './cache/etag-cache.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { SharedBodies } from './cache/shared-bodies.ts';
import type { TimeSlices } from './cache/time-slices/time-slices.ts';
import type { Config } from './config/config.ts';
import type { Availability } from './db/availability.ts';
import type { Db } from './db/database.ts';
import type { LogUpkeep } from './db/open-database.ts';
import type { Alerts } from './lib/alerts.ts';
import type { Clock } from './lib/clock.ts';
import type { MapFile } from './lib/map/map-file.ts';
import { whenClosed } from './lib/network/when-closed.ts';
import type { WakeUp } from './lib/wake-up.ts';
import type { Mail } from './mail/mail.ts';
import type { Outbox } from './mail/outbox.ts';
import type { CardStore } from './objects/cards/card-store.ts';
import type { DecodeQueue } from './objects/decoding/decode-queue.ts';
import type { ImageStore } from './objects/image-store.ts';
import type { PrivateFiles } from './objects/private-files/private-files.ts';

/** Counts what a request costs against the budget of its client. */
export interface RequestLimits {
  /** Counts calls beside the request itself; returns the refusal if they are too many. */
  furtherCalls(request: Pick<FastifyRequest, 'ip'>, calls: number): Error | undefined;
  /** Counts a picture that has to be drawn; returns the refusal if there are too many. */
  newCard(request: Pick<FastifyRequest, 'ip'>): Error | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The limits of the server, for calls that cost more than one. */
    limits: RequestLimits;
  }
}

/** The services that procedures use, created once at the start of the server. */
export interface Deps {
  /** What runs. */
  build: Build;
  config: Config;
  db: Db;
  checkpoints: LogUpkeep;
  caches: Caches;
  mail: Mail;
  /** The problems that background checks found. */
  alerts: Alerts;
  /** Returns whether the server works; the result is a few seconds old at most. */
  health: () => Promise<Health & { build: Build }>;
  images: ImageStore;
  /** The host's tiles of the map, if there are any. */
  mapFile: MapFile;
  /** Files to import, and drafts of exports. */
  privateFiles: PrivateFiles;
  /** Starts the imports that are due. */
  personalDataJobs: WakeUp;
  /** Decides when an uploaded picture is decoded. */
  decodes: DecodeQueue;
  clock: Clock;
  /** The key that signs upload links, sign-up proofs and codes. It is not in the database. */
  signingKey: string;
  /** The key from which the keys of all NFC tags come. It is not in the database. */
  tagKey: string;
  /** Sends queued mail. */
  outbox: Outbox;
  codeLimits: CodeLimits;
  securityLog: SecurityLog;
}

/**
 * What the server holds in memory. A domain adds what it holds to this interface, where it declares
 * it, so that nothing below the domain knows it.
 */
export interface Caches {
  /** Whether they may answer: not while changes of the database are not reported. */
  readonly isCurrent: boolean;
  /** Whole responses, until one of their tables changes. */
  responses: ResponseCache;
  etags: EtagCache;
  /** The bytes of long responses. */
  bodies: SharedBodies;
  compressors: Compressors;
  /** Runs long work one slice at a time. */
  turns: TimeSlices;
}

/** The parts of the server that only the transport and the background work use. */
export interface ServerDeps extends Deps {
  /** Whether the database can be reached. */
  availability: Availability;
  /** The pictures of link previews. */
  cards: CardStore;
  /** Returns the path of a drawing that is a file. */
  drawingFile: (path: string) => string;
  /** Path of the ground's tiles, which is not there before the web app is built. */
  groundFile: string;
  /** Returns the path of a font's file. */
  fontFile: (name: string) => string;
}

/** A request, as procedures see it. */
export interface Context extends Deps {
  requestId: string;
  /**
   * The origin at which the caller reaches this server, such as `https://beer.example`. Without
   * PUBLIC_URL it comes from the request and must not be used in mail or in stored data.
   */
  origin: string;
  clientAddress: string;
  userAgent: string | undefined;
  cookies: CookieJar;
  log: FastifyBaseLogger;
  /** The default limit of lists; undefined for all rows, as over REST. */
  listLimit: number | undefined;
  /**
   * Counts this call as several ones in the limit of the client.
   * @throws AppError `request.tooMany`
   */
  countAs(calls: number): void;
  /** Registers a callback for when the response is sent or the client disconnects. */
  whenSent(done: () => void): void;
  /** Tells the browser to clear this site's storage and cache. */
  clearBrowser(): void;
  /**
   * Returns the user of the session cookie; undefined without a session. Looks it up once per
   * request.
   */
  findCaller(): Promise<Caller | undefined>;
}

/**
 * Creates the context of a request.
 * @param listLimit see `Context`
 */
export function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  listLimit?: number,
): Context {
  let caller: Promise<Caller | undefined> | undefined;
  const origin = deps.config.publicUrl ?? originOf(request, deps.config);
  const cookies = cookieJar(request, reply, origin.startsWith('https:'));
  return {
    ...deps,
    requestId: request.id,
    origin,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    cookies,
    log: request.log,
    listLimit,
    countAs(calls) {
      const refusal = request.limits.furtherCalls(request, calls - 1);
      if (refusal) throw refusal;
    },
    whenSent(done) {
      whenClosed(reply.raw, done);
    },
    clearBrowser() {
      reply.header('clear-site-data', '"cache", "storage"');
    },
    findCaller() {
      caller ??= findCaller({ ...deps, cookies });
      return caller;
    },
  };
}

const originsByName = new LRUCache<string, string>({ max: 100 });

/** Returns the origin that the request names; localhost if it names no host. */
function originOf(request: FastifyRequest, { trustForwardedHost }: Config): string {
  const { protocol } = request;
  const named = `${protocol}://${requestHost(request, trustForwardedHost)}`;
  const cached = originsByName.get(named);
  if (cached) return cached;
  const origin = URL.canParse(named) ? new URL(named).origin : `${protocol}://localhost`;
  originsByName.set(named, origin);
  return origin;
}
