import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { executable } from '../binary/paths.ts';
import { findPrograms } from './debian-postgres.ts';

/** Returns why several instances cannot be tried here; undefined where they can. */
export function findObstacle(): string | undefined {
  if (!existsSync(executable)) return 'dist/hoptrail is missing: pnpm build:binary';
  const missing = [
    ...(findPrograms() === undefined ? ['postgresql'] : []),
    ...(spawnSync('haproxy', ['-v']).status === 0 ? [] : ['haproxy']),
  ];
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} is missing: apt-get install postgresql haproxy`;
}
