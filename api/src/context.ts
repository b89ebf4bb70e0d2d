import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Offer } from '@hoptrail/contracts/lists/offers';
import type { Profile } from '@hoptrail/contracts/profiles';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CodeLimits } from './access/code-limits.ts';
import type { CookieJar } from './access/request-cookies.ts';
import { cookieJar } from './access/request-cookies.ts';
import { requestHost } from './access/request-host.ts';
import type { SecurityLog } from './access/security-log.ts';
import { type Caller, findCaller } from './access/sessions.ts';
import type { CachedBody, DatedBody } from './cached-body.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { LogUpkeep } from './db/open-database.ts';
import type { Alerts } from './lib/alerts.ts';
import type { Clock } from './lib/clock.ts';
import type { WakeUp } from './lib/wake-up.ts';
import type { Mail } from './mail/mail.ts';
import type { Outbox } from './mail/outbox.ts';
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
  /** What runs: the commit and its date (ISO 8601 in UTC) are null where they are not known. */
  build: { version: string; commit: string | null; date: string | null };
  config: Config;
  db: Db;
  checkpoints: LogUpkeep;
  /** Responses and rows in memory. */
  caches: ProcedureCaches;
  mail: Mail;
  /** The problems that background checks found. */
  alerts: Alerts;
  images: ImageStore;
  /** Exports, and files to import. */
  privateFiles: PrivateFiles;
  /** Starts the exports and imports that are due. */
  personalDataJobs: WakeUp;
  /** Decides when an uploaded picture is decoded. */
  decodes: DecodeQueue;
  clock: Clock;
  /** The key that signs upload links, sign-up proofs and codes. It is not in the database. */
  signingKey: string;
  /** Sends queued mail. */
  outbox: Outbox;
  codeLimits: CodeLimits;
  securityLog: SecurityLog;
}

/** The caches that procedures read; `cache/` implements them. */
export interface ProcedureCaches {
  /** Whether they may answer: not while changes of the database are not reported. */
  readonly isCurrent: boolean;
  /** Whole responses, until one of their tables changes. */
  responses: {
    get(procedure: string, input: unknown, make: () => Promise<CachedBody>): Promise<DatedBody>;
    uncached(procedure: string, make: () => Promise<CachedBody>): Promise<DatedBody>;
  };
  breweries: {
    nearest(from: Position, count: number, among?: Among): Promise<NearBrewery[]>;
    onMap(
      box: Box,
      zoom: number,
      choice?: BreweryChoice,
      near?: { from: Position; count: number },
    ): Promise<BreweriesOnMap>;
    list(near: readonly NearBrewery[]): Promise<CachedBody>;
    detail(id: string, caller: Caller | undefined): Promise<CachedBody | undefined>;
  };
  /** What the filters of breweries compare, of all open ones. */
  facts: {
    current(now: Date): Promise<FilterFacts>;
    /** Their ids, ordered by name. */
    names(now: Date): Promise<readonly string[]>;
  };
  ranks: Readonly<Record<Ranking, Ranks>>;
  /** The open trails of a brewery; at once, unless one of them changed. */
  passports: { of(breweryId: string): OpenPassports | Promise<OpenPassports> };
  /** What people show of their trails. */
  profiles: { of(username: string, now: Date): Promise<ShownProfile | undefined> };
  /** Runs long work one slice at a time. */
  turns: {
    next(): Promise<void>;
    begin(client: string): Promise<void>;
    beginWhole(client: string, whenSent: (done: () => void) => void): Promise<void>;
  };
}

/** A brewery in a list. `distance` is in miles, and absent if either position is unknown. */
interface NearBrewery {
  id: string;
  distance?: number;
}

/** The breweries that a map shows; all without any of these. */
export interface BreweryChoice {
  only?: ReadonlySet<string> | undefined;
  except?: ReadonlySet<string> | undefined;
  shared?: SharedFilter | undefined;
}

/** A filter that is the same for everybody; its answers may be half a minute old. */
export interface SharedFilter {
  /** Equal for equal filters. */
  key: string;
  accepts: (id: string) => boolean;
  /** In milliseconds since 1970. */
  now: number;
}

/** The breweries in a box of the map. */
interface BreweriesOnMap {
  clusters: BreweryCluster[];
  /** Those nearest to a position, nearest first. */
  nearest: readonly ({ id: string } & Position)[];
}

/** Breweries that would overlap on a map, or a single one. */
interface BreweryCluster {
  count: number;
  /** The brewery, or of several one in their middle. */
  id: string;
  position: Position;
  bounds: Box;
}

/** A rectangle on the map, in degrees; `west` is greater than `east` where it crosses the date line. */
interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The breweries among which the nearest are found; all without any of these. */
interface Among {
  /** The largest distance in miles. */
  miles?: number | undefined;
  accepts?: ((id: string) => boolean) | undefined;
  only?: ReadonlySet<string> | undefined;
}

/** Compares the breweries by their ids; `BreweryFacts` implements it. Instants are in milliseconds. */
export interface FilterFacts {
  hasPosition(id: string): boolean;
  matches(id: string, words: readonly string[]): boolean;
  search(words: readonly string[]): ReadonlySet<string>;
  offersAll(id: string, offers: readonly Offer[]): boolean;
  isOpen(id: string, now: number): boolean;
  hasEventToday(id: string, now: number): boolean;
}

/** A public profile with all of its stamps. */
export type ShownProfile = Omit<Profile, 'nextCursor'>;

export type OpenPassports = readonly OpenPassport[];

/** An open trail, with all that decides about stamps. Days are `YYYY-MM-DD`. */
export interface OpenPassport {
  id: string;
  name: string;
  isOrdered: boolean;
  startsOn: string;
  endsOn: string;
  stampsPerDay: number;
  stampsToComplete: number;
  prize: string | null;
  /** The last day of the prize. */
  prizeUntil: string;
  /** The breweries that are open, in the order of the trail. */
  breweries: readonly { id: string; name: string }[];
}

/** What users are ranked by: all their check-ins, or only the verified ones. */
export type Ranking = 'checkins' | 'verifiedCheckins';

/** Ranks users; `RankCache` implements it. */
export interface Ranks {
  countOf(user: RankedUser): number;
  countAhead(user: RankedUser, now: Date): Promise<number>;
}

/** A user with the counters of both rankings, and with what others see of them on a day. */
export interface RankedUser {
  id: string;
  checkins: number;
  checkinsReachedAt: string | null;
  verifiedCheckins: number;
  verifiedReachedAt: string | null;
  shownOn: string | null;
  shownCheckins: number;
  shownReachedAt: string | null;
  shownVerifiedCheckins: number;
  shownVerifiedReachedAt: string | null;
  suspendedAt: string | null;
  showsOnLeaderboard: 0 | 1;
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
      reply.raw.once('close', done);
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

const originsKnown = new LRUCache<string, string>({ max: 100 });

/** Returns the origin that the request names; localhost if it names no host. */
function originOf(request: FastifyRequest, { trustForwardedHost }: Config): string {
  const { protocol } = request;
  const named = `${protocol}://${requestHost(request, trustForwardedHost)}`;
  const known = originsKnown.get(named);
  if (known) return known;
  const origin = URL.canParse(named) ? new URL(named).origin : `${protocol}://localhost`;
  originsKnown.set(named, origin);
  return origin;
}
