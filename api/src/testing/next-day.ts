import { DAY_MS } from '@hoptrail/contracts/limits';
import type { TestApp } from './app.ts';

/** Moves the server's clock to the next 00:00 UTC, from where on others see the check-ins of the day. */
export function passMidnight({ deps, passTime }: TestApp): void {
  passTime(DAY_MS - (deps.clock.now().getTime() % DAY_MS));
}
