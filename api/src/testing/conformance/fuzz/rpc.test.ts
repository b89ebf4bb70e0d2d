// @module-tag release
import { expect, test } from 'vitest';
import { buildPatientApp } from '../app.ts';
import { fuzzAll } from './fuzz.ts';
import { fuzzSettings } from './settings.ts';

const { seed, runs, timeout } = fuzzSettings();

test('no input over RPC breaks the server or a contract', { timeout }, async () => {
  console.log(`fuzzing over RPC with FUZZ_SEED=${seed}`);
  const sent = await fuzzAll(await buildPatientApp(), { transport: 'RPC', runs, seed });
  console.log(`${sent} inputs over RPC`);
  expect(sent).toBeGreaterThanOrEqual(runs);
});
