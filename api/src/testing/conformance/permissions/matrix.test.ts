import { expect, test, vi } from 'vitest';
import { allProcedures, type ServedProcedure } from '../../../transport/procedures.ts';
import type { TestApp } from '../../app.ts';
import { isOnPostgres } from '../../postgres/is-on-postgres.ts';
import { buildPatientApp } from '../app.ts';
import { examples } from '../examples.ts';
import { countWrites, type Scene, setScene } from '../scene.ts';
import {
  type CallResponse,
  callOver,
  type Transport,
  transports,
  transportsOfEngine,
} from '../transports.ts';
import { type Cell, cells, tableCells } from './matrix.table.ts';

// Hundreds of calls, which take longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const procedures = new Map(allProcedures().map((served) => [served.path, served]));

test('the table has every procedure but the public queries', () => {
  const others = allProcedures().filter(({ audience }) => audience === 'caller');
  expect(new Set(tableCells.map(({ path }) => path))).toEqual(
    new Set(others.map(({ path }) => path)),
  );
});

test.each(transportsOfEngine)(
  'over %s every call is allowed or refused as in the matrix',
  async (transport) => {
    const run = await buildPatientApp();
    for (const cell of cells) {
      const { response } = await play(run, transport, cell);
      expect(described(cell, response)).toBe(described(cell));
    }
  },
);

// The id is in a header, which no database sees.
const withHeader = test.skipIf(isOnPostgres);
withHeader.each(transports)(
  'over %s the id of another user changes no outcome',
  async (transport) => {
    const run = await buildPatientApp();
    const admin = await setScene(run, 'admin', 'own');
    for (const cell of cells) {
      const { response } = await play(run, transport, cell, ({ caller, holder }) => ({
        'x-user-id': holder === caller ? admin.caller.id : holder.id,
      }));
      expect(described(cell, response)).toBe(described(cell));
    }
  },
);

test.each(transportsOfEngine)('over %s a refused call writes nothing', async (transport) => {
  const run = await buildPatientApp();
  for (const cell of cells.filter(({ expected }) => expected !== 'yes')) {
    const { before, after } = await play(run, transport, cell);
    expect([cell.path, after]).toEqual([cell.path, before]);
  }
});

/** Makes the call of a cell, and returns the number of written rows before and after it. */
async function play(
  run: TestApp,
  transport: Transport,
  { path, caller, belonging }: Cell,
  headersFor: (scene: Scene) => Record<string, string> = () => ({}),
) {
  const scene = await setScene(run, caller, belonging);
  const input = await examples[path]?.(scene);
  const before = await countWrites(run);
  const sender = { cookies: scene.caller.cookies, headers: headersFor(scene) };
  const response = await callOver(transport, run.app, servedBy(path), input, sender);
  return { response, before, after: await countWrites(run) };
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
