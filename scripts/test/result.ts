import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a test runner found. */
export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

export interface Failure {
  /** The test's file, from the root of the repository. */
  file: string;
  /** The test's full title; undefined if the file itself failed. */
  title?: string;
  /** The first line of the error. */
  message: string;
  /** The Vitest project, such as `postgres`. */
  project?: string;
}

/** Writes a result to the file that `TEST_RESULT` names; without it nothing. */
export function writeResult(result: Result): void {
  const file = process.env.TEST_RESULT;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
}

/** Reads a result; undefined if the runner ended before it could write one. */
export function readResult(file: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the first line of an error's message, without colors. */
export function firstLine(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
}
