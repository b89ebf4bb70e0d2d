import { expect, test, vi } from 'vitest';
import { allProcedures, type ServedProcedure } from '../../../transport/procedures.ts';
import type { TestApp } from '../../app.ts';
import { isOnPostgres } from '../../postgres/is-on-postgres.ts';
import { buildPatientApp } from '../app.ts';
import { examples } from '../examples.ts';
import { type Scene, setScene } from '../scene.ts';
import { type CallResponse, callOver, type Transport, transportsOfEngine } from '../transports.ts';
import { countWrites } from './count-writes.ts';
import { type Cell, cells, tableCells } from './matrix-cells.ts';

// Hundreds of calls, which take longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const procedures = new Map(allProcedures().map((served) => [served.path, served]));

test('the table has every procedure but the public queries', () => {
  const others = [...procedures.values()].filter(({ audience }) => audience === 'caller');
  const inTable = new Set(tableCells.map(({ path }) => path));
  expect(inTable, 'Add a row to matrix.table.ts: who may call it?').toEqual(
    new Set(others.map(({ path }) => path)),
  );
});

test('every procedure with an input has an example of one', () => {
  const withInput = [...procedures.values()].filter(({ input }) => input !== undefined);
  const missing = withInput.map(({ path }) => path).filter((path) => !(path in examples));
  expect(missing, 'Add a valid input to conformance/examples.').toEqual([]);
});

for (const transport of transportsOfEngine) {
  test(
    `over ${transport} every call is allowed or refused as in the matrix`,
    tagsOf(transport),
    async () => {
      const stage = await openStage(transport);
      for (const cell of cells) {
        const response = await play(stage, cell);
        expect(described(cell, response)).toBe(described(cell));
      }
    },
  );

  // The id is in a header, which no database sees.
  test.skipIf(isOnPostgres)(
    `over ${transport} the id of another user changes no outcome`,
    tagsOf(transport),
    async () => {
      const stage = await openStage(transport);
      const admin = await setScene(stage.run, 'admin', 'own');
      for (const cell of cells) {
        const response = await play(stage, cell, ({ caller, holder }) => ({
          'x-user-id': holder === caller ? admin.caller.id : holder.id,
        }));
        expect(described(cell, response)).toBe(described(cell));
      }
    },
  );

  test(`over ${transport} a refused call writes nothing`, tagsOf(transport), async () => {
    const stage = await openStage(transport);
    for (const cell of cells.filter(({ expected }) => expected !== 'yes')) {
      const scene = await sceneFor(stage, cell);
      const input = await examples[cell.path]?.(scene);
      const before = await countWrites(stage.run);
      await send(stage, cell, scene, input);
      expect([cell.path, await countWrites(stage.run)]).toEqual([cell.path, before]);
    }
  });
}

/** Both transports run the same procedures, which `rpc.parity.test.ts` compares. */
function tagsOf(transport: Transport): { tags: string[] } {
  return { tags: transport === 'RPC' && !isOnPostgres ? ['release'] : [] };
}

/** A server, and the scenes that no call has changed, by caller and belonging. */
interface Stage {
  run: TestApp;
  transport: Transport;
  unchanged: Map<string, Scene>;
}

async function openStage(transport: Transport): Promise<Stage> {
  return { run: await buildPatientApp(), transport, unchanged: new Map() };
}

/** Makes the call of a cell. */
async function play(
  stage: Stage,
  cell: Cell,
  headersFor: (scene: Scene) => Record<string, string> = () => ({}),
): Promise<CallResponse> {
  const scene = await sceneFor(stage, cell);
  return await send(stage, cell, scene, await examples[cell.path]?.(scene), headersFor(scene));
}

/** Returns a scene for a cell; setting a new one takes several times as long as a call. */
async function sceneFor({ run, unchanged }: Stage, { caller, belonging }: Cell): Promise<Scene> {
  return unchanged.get(`${caller} ${belonging}`) ?? (await setScene(run, caller, belonging));
}

async function send(
  { run, transport, unchanged }: Stage,
  { path, caller, belonging }: Cell,
  scene: Scene,
  input: object | undefined,
  headers: Record<string, string> = {},
): Promise<CallResponse> {
  const served = servedBy(path);
  const sender = { cookies: scene.caller.cookies, headers };
  const response = await callOver(transport, run.app, served, input, sender);
  const isChanged = response.status === 200 && served.procedure._def.type === 'mutation';
  if (isChanged) unchanged.delete(`${caller} ${belonging}`);
  else unchanged.set(`${caller} ${belonging}`, scene);
  return response;
}

function servedBy(path: string): ServedProcedure {
  const served = procedures.get(path);
  if (!served) throw new Error(`There is no procedure ${path}.`);
  return served;
}

/** Returns a cell as text with its outcome, expected or actual. */
function described({ path, caller, belonging, expected }: Cell, response?: CallResponse): string {
  return `${path} by ${caller} on ${belonging}: ${response ? outcomeOf(response) : expected}`;
}

function outcomeOf({ status, raw }: CallResponse): string {
  if (status === 200) return 'yes';
  return status === 401 || status === 403 ? String(status) : `${status} ${raw}`;
}
