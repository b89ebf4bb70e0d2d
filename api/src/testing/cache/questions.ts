import { DAY_MS } from '@hoptrail/contracts/limits';
import type { LightMyRequestResponse } from 'fastify';
import type { Caller } from '../../access/sessions.ts';
import { type FeedKind, feedKinds } from '../../transport/feeds/feed-kinds.ts';
import { allProcedures } from '../../transport/procedures.ts';
import type { TestApp } from '../app.ts';
import { respondTo } from '../conformance/transports.ts';
import { contextOf, runQuery, withoutMemory } from '../direct-call.ts';

/** What a failed request has instead of data. */
const FAILED = 'failed';
/** The origin of injected requests. */
const ORIGIN = 'http://localhost';

const procedures = new Map(allProcedures().map((served) => [served.path, served]));

/** Something to ask the cache and the database. */
export interface Question {
  /** The procedure, or the feed. */
  path: string;
  /**
   * Asks the cache.
   * @param last the last answer, which stays if it is still current
   */
  cached(run: TestApp, last: Answer | undefined): Promise<Answer>;
  /** Asks the database. */
  query(run: TestApp): Promise<unknown>;
}

export interface Answer {
  data: unknown;
  etag?: string | undefined;
}

/** Asks a procedure over REST, with the ETag of the last response. */
export function procedureQuestion(path: string, input: unknown): Question {
  const served = servedAt(path);
  return {
    path,
    cached: async ({ app }, last) => {
      const cookies = new Map<string, string>();
      return answerOf(
        await respondTo('REST', app, served, input, { cookies, ...since(last) }),
        last,
      );
    },
    query: async (run) => await queryAs(run, path, input, undefined),
  };
}

/** Asks a procedure as this person. */
export function personalQuestion(path: string, input: unknown, caller: Caller): Question {
  const served = servedAt(path);
  return {
    path,
    async cached({ deps }) {
      const body = await served.meta.fromCache?.(contextOf(deps, caller), input);
      return { data: body && JSON.parse(body.json()) };
    },
    query: async (run) => await queryAs(run, path, input, caller),
  };
}

/** Asks a cached feed with the ETag of the last response. */
export function feedQuestion(path: string, id: string): Question {
  const kind = kindCachedAs(path);
  const url = kind.path.replace(':id', id);
  return {
    path,
    cached: async ({ app }, last) => answerOf(await app.inject({ url, ...since(last) }), last),
    async query({ deps }) {
      const { db, caches, clock, signingKey, config } = withoutMemory(deps);
      const now = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS);
      const { podcastOwner } = config;
      const making = { db, caches, signingKey, podcastOwner, now, origin: ORIGIN };
      return await kind.make(making, id).catch(() => undefined);
    },
  };
}

function servedAt(path: string) {
  const served = procedures.get(path);
  if (!served) throw new Error(`There is no procedure ${path}.`);
  return served;
}

function kindCachedAs(path: string): FeedKind {
  const kind = feedKinds.find(({ cachedAs }) => cachedAs === path);
  if (!kind) throw new Error(`There is no cached feed ${path}.`);
  return kind;
}

async function queryAs({ deps }: TestApp, path: string, input: unknown, caller?: Caller) {
  const result = await runQuery(path, contextOf(withoutMemory(deps), caller), input).catch(
    () => FAILED,
  );
  return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
}

function since(last: Answer | undefined): { headers: Record<string, string> } {
  return { headers: last?.etag ? { 'if-none-match': last.etag } : {} };
}

function answerOf(response: LightMyRequestResponse, last: Answer | undefined): Answer {
  const { statusCode, headers, body } = response;
  if (statusCode === 304 && last) return last;
  if (statusCode >= 500) return { data: FAILED };
  if (statusCode !== 200) return { data: undefined };
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { data: isJson ? response.json() : body, etag: headers.etag?.toString() };
}
