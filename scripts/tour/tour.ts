import { breweries } from './breweries.ts';
import { events } from './events.ts';
import { podcastAndSettings } from './podcast-and-settings.ts';
import { finder, uploaderWidget, uploads } from './rest-of-it.ts';
import { leave, profile, signIn } from './sign-in.ts';
import { type Stop, Traveller } from './traveller.ts';

/**
 * Makes all documented calls in order, against a server in demo mode, and prints the responses.
 * Exits with 1 if a status is not the documented one.
 */
const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const stops: Stop[] = [];
const [fan, owner, admin] = [0, 1, 2].map(() => new Traveller(base, stops));
if (!fan || !owner || !admin) throw new Error('The tour has no clients.');

try {
  await signIn(fan, `tour-${Date.now().toString(36)}@example.com`);
  await signIn(owner, 'owner@example.com');
  await signIn(admin, 'admin@example.com');
  await profile(fan);
  await breweries({ fan, owner });
  await uploads(owner);
  await podcastAndSettings(admin);
  await events({ fan, owner });
  await finder(fan);
  await uploaderWidget(fan);
  await leave(fan);
} finally {
  print();
}

function print(): void {
  for (const { method, path, status, expected, message } of stops) {
    const remark = status === expected ? message : `expected ${expected}: ${message}`;
    console.log(`${method.padEnd(6)} ${path.padEnd(106)} ${status}  ${remark}`.trimEnd());
  }
  const unexpected = stops.filter(({ status, expected }) => status !== expected).length;
  console.log(`${stops.length} calls, ${unexpected} unexpected`);
  if (unexpected > 0) process.exitCode = 1;
}
