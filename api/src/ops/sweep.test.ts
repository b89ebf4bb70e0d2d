import { expect, onTestFinished, test, vi } from 'vitest';
import { keepSweeping } from './sweep.ts';

test('cleans up once soon after taking over, and again after each change of the leader', async () => {
  let isLeader = false;
  let looks = 0;
  let swept = 0;
  const failures: unknown[] = [];
  const stop = keepSweeping({
    isOurs() {
      looks += 1;
      return isLeader;
    },
    async sweep() {
      swept += 1;
      if (swept === 2) throw new Error('no database');
    },
    onFailure: (error) => failures.push(error),
    lookEveryMs: 1,
  });
  onTestFinished(stop);
  const lookedOften = async () => {
    const goal = looks + 5;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(goal), 60_000);
  };
  await lookedOften();
  expect(swept).toBe(0);
  isLeader = true;
  await lookedOften();
  expect(swept).toBe(1);
  isLeader = false;
  await lookedOften();
  isLeader = true;
  await lookedOften();
  expect([swept, failures]).toEqual([2, [new Error('no database')]]);
});
