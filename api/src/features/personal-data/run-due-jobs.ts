import { instantAfter } from '../../lib/durations.ts';
import { takeDueImport, updateImport, updateImportLater } from './import/imports.repo.ts';
import { type ImportDeps, runImport } from './import/run-import.ts';

/**
 * How long an instance keeps an import without renewing its lease; then another one begins it again.
 */
const LEASE_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 10_000;
const MOST_ATTEMPTS = 4;
/** An import that ended as many processes is not begun again. */
const MOST_ENDED_PROCESSES = 2;

export interface JobDeps extends ImportDeps {
  /** Called with the error of an import that failed; it is tried again. */
  onFailure: (error: unknown) => void;
  /** Takes only imports that may have ended a process, or only others; both without it. */
  isSuspect?: boolean;
  /** Called when an import has been taken: there may be more. */
  onTaken?: () => void;
  /** Interrupts the import that runs; the next start begins it again. */
  signal?: AbortSignal;
}

/**
 * Runs the imports that are due, one after the other. Several calls and instances share them: each
 * takes one that no other has.
 */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  while (!deps.signal?.aborted) if (!(await runDueJob(deps))) return;
}

/** @returns false if no import is due */
async function runDueJob(deps: JobDeps): Promise<boolean> {
  const { db, clock, onFailure, signal } = deps;
  const leaseUntil = () => leaseFrom(deps);
  const now = clock.now().toISOString();
  const due = { now, nextAttemptAt: leaseUntil(), isOpen: deps.isSuspect };
  const job = await takeDueImport(db, due);
  if (!job) return false;
  deps.onTaken?.();
  const { id, attempts, openAttempts } = job;
  // One of the open attempts is this one.
  const isDeadly = openAttempts > MOST_ENDED_PROCESSES;
  if (isDeadly || attempts > MOST_ATTEMPTS) {
    await giveUp(deps, id, isDeadly);
    return true;
  }
  try {
    await runImport(deps, id, leaseUntil);
  } catch (error) {
    const isCutOff = signal?.aborted === true;
    if (!isCutOff) onFailure(error);
    const pause = isCutOff ? 0 : FIRST_PAUSE_MS * 2 ** (attempts - 1);
    const nextAttemptAt = instantAfter(clock.now(), pause);
    await updateImportLater(db, id, { nextAttemptAt, counts: !isCutOff });
  }
  return true;
}

/** Ends an import that is not tried again. @param isDeadly whether it ended processes */
async function giveUp({ db, clock, privateFiles }: JobDeps, id: string, isDeadly: boolean) {
  const problem = isDeadly
    ? 'The server stopped twice while it read this file, so it does not try again. Please send the file in smaller parts.'
    : 'This file could not be read to its end. Please send it again later.';
  const finishedAt = clock.now().toISOString();
  await updateImport(db, { id, state: 'waiting' }, { state: 'failed', problem, finishedAt });
  await privateFiles.remove(id);
}

/** @throws the signal's reason once the server stops */
function leaseFrom({ clock, signal }: JobDeps): string {
  signal?.throwIfAborted();
  return instantAfter(clock.now(), LEASE_MS);
}
