import fc from 'fast-check';
import { allProcedures, type ServedProcedure } from '../../../transport/procedures.ts';
import type { TestApp } from '../../app.ts';
import { makeUser } from '../../factories/user.ts';
import { examples as validInputs } from '../examples.ts';
import { type Belonging, type CallerKind, callers } from '../scene/people.ts';
import { type Scene, setScene } from '../scene.ts';
import { type CallResponse, callOver, type Transport } from '../transports.ts';
import { type Recipe, recipesAtLimits, recipesFor } from './inputs.ts';
import { problemWith } from './oracle.ts';

/** Calls that delete or use up their object: the next call needs a new scene. */
const USES_UP =
  /\.delete|setOwner$|^checkins\.create$|^claims\.(create|withdraw|decide)$|^staff\.|endSessions$/;

/** Writes that use something up even when they are refused, such as the tries of a code. */
const REFUSED_USES_UP = /^auth\./;

/** Calls that return e-mail addresses to administrators. */
const TELLS_ADDRESSES = /^admin\.((claims|breweries)\.list$|people\.)/;

interface Situation {
  kind: CallerKind;
  belonging: Belonging;
}
type Input = [Situation, Recipe];

const situations: fc.Arbitrary<Situation> = fc.record({
  kind: fc.constantFrom<CallerKind[]>(...callers, 'fan', 'owner', 'admin'),
  belonging: fc.constantFrom<Belonging[]>('own', 'own', 'foreign'),
});

/** The callers who may make all calls about their own objects. */
const ALLOWED: Situation = { kind: 'admin', belonging: 'own' };

export interface FuzzOptions {
  transport: Transport;
  /** The number of all inputs, shared by all procedures. */
  runs: number;
  seed: number;
}

/**
 * Sends generated inputs to every procedure, queries first, and checks every response. After each
 * mutation it calls all queries, to check the stored values too.
 * @returns the number of inputs
 * @throws Error with the procedure, the smallest failing input and the problem of the response
 */
export async function fuzzAll(run: TestApp, options: FuzzOptions): Promise<number> {
  const secrets = await plantSecrets(run);
  const procedures = allProcedures().sort((a, b) => isWriting(a) - isWriting(b));
  const numRuns = Math.ceil(options.runs / procedures.length);
  let sent = 0;
  const scenes = new Map<string, Scene>();
  for (const [index, served] of procedures.entries()) {
    // Queries leave the scenes as they are.
    if (isWriting(served)) {
      await emptyLists(run);
      scenes.clear();
    }
    const property = fc.asyncProperty(situations, recipesFor(served), async (situation, recipe) => {
      const key = `${situation.kind} ${situation.belonging}`;
      const scene = scenes.get(key) ?? (await setScene(run, situation.kind, situation.belonging));
      const input = recipe(await validInputs[served.path]?.(scene));
      const { status } = await send(served, scene, options.transport, input, secrets);
      // A new scene takes longer than the call.
      if (usesUp(served, status)) scenes.delete(key);
      else scenes.set(key, scene);
      sent += 1;
    });
    const examples = recipesAtLimits(served).map((recipe): Input => [ALLOWED, recipe]);
    await fc.assert(property, {
      numRuns: numRuns + examples.length,
      examples,
      seed: options.seed + index,
    });
    if (isWriting(served)) await readEverything(run, options.transport, secrets);
  }
  return sent;
}

/** Returns whether a call with this status needs a new scene after it. */
function usesUp(served: ServedProcedure, status: number): boolean {
  if (!isWriting(served)) return false;
  return REFUSED_USES_UP.test(served.path) || (status === 200 && USES_UP.test(served.path));
}

async function send(
  served: ServedProcedure,
  scene: Scene,
  transport: Transport,
  input: unknown,
  secrets: readonly string[],
): Promise<CallResponse> {
  const { caller, holder, run } = scene;
  const mayRead = holder === caller || served.path === 'auth.verifyCode';
  const response = await callOver(transport, run.app, served, input, caller);
  const tellsAddresses = TELLS_ADDRESSES.test(served.path);
  const untold = secrets.filter((secret) => !(tellsAddresses && secret.includes('@')));
  if (!mayRead && !tellsAddresses) untold.push(holder.email);
  const problem = problemWith(served, response, untold);
  if (!problem) return response;
  const inputText = JSON.stringify(input)?.slice(0, 1000);
  throw new Error(`${served.path} over ${transport}: the response to ${inputText} ${problem}`);
}

/**
 * Deletes what the scenes of the former procedure have added to lists: every query of a list would
 * read and check thousands of rows.
 */
async function emptyLists({ deps: { db } }: TestApp): Promise<void> {
  for (const table of LISTED) await db.deleteFrom(table).execute();
}

const LISTED = ['special_events', 'weekly_events', 'podcast_episodes'] as const;

/** Calls every query with its example, as the caller who may read the most. */
async function readEverything(
  run: TestApp,
  transport: Transport,
  secrets: readonly string[],
): Promise<void> {
  const scene = await setScene(run, 'owner', 'own');
  for (const served of allProcedures()) {
    if (isWriting(served)) continue;
    await send(served, scene, transport, await validInputs[served.path]?.(scene), secrets);
  }
}

/**
 * Creates a person with private data.
 * @returns the private texts
 */
async function plantSecrets({ deps }: TestApp): Promise<string[]> {
  const secrets = ['planted-address@secret.example', 'PLANTED-LOCATION', 'PLANTED-PREFERENCE'];
  const [email = '', location = '', preference = ''] = secrets;
  const beerStylePreferences = JSON.stringify([preference]);
  const user = makeUser({ email, location, beerStylePreferences, checkins: 300 });
  await deps.db
    .insertInto('users')
    .values({ ...user, checkinsReachedAt: user.createdAt })
    .execute();
  return secrets;
}

function isWriting({ procedure }: ServedProcedure): number {
  return procedure._def.type === 'mutation' ? 1 : 0;
}
