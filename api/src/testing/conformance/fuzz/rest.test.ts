import { expect, test } from 'vitest';
import { buildPatientApp } from '../app.ts';
import { fuzzAll } from './fuzz.ts';
import { fuzzSettings } from './settings.ts';

const { seed, runs, timeout } = fuzzSettings();

test('no input over REST breaks the server or a contract', { timeout }, async () => {
  console.log(`fuzzing over REST with FUZZ_SEED=${seed}`);
  const sent = await fuzzAll(await buildPatientApp(), { transport: 'REST', runs, seed });
  console.log(`${sent} inputs over REST`);
  expect(sent).toBeGreaterThanOrEqual(runs);
});
