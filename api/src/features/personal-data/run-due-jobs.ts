import { instantAfter } from '../../lib/durations.ts';
import { type JobTable, takeDueJob, updateJobLater } from './due-jobs.repo.ts';
import { updateExportFailed, updateExportNextAttempt } from './export/exports.repo.ts';
import { type ExportDeps, makeExport } from './export/make-export.ts';
import { updateImport } from './import/imports.repo.ts';
import { type ImportDeps, runImport } from './import/run-import.ts';

/**
 * How long an instance keeps a job without renewing its lease; then another one begins it again.
 */
const LEASE_MS = 2 * 60_000;
/** How often it renews the lease at most. */
const RENEWAL_MS = 20_000;
const FIRST_PAUSE_MS = 10_000;
const MOST_ATTEMPTS = 4;
/** A job that ended as many processes is not begun again. */
const MOST_ENDED_PROCESSES = 2;

export interface JobDeps extends ExportDeps, ImportDeps {
  /** Called with the error of a job that failed; the job is tried again. */
  onFailure: (error: unknown) => void;
  /** Takes only jobs that may have ended a process, or only others; both without it. */
  isSuspect?: boolean;
  /** Called when a job has been taken: there may be more. */
  onTaken?: () => void;
  /** Interrupts the job that runs; the next start begins it again. */
  signal?: AbortSignal;
}

/** A kind of job. */
interface Kind {
  table: JobTable;
  run(deps: JobDeps, id: string, leaseUntil: () => string): Promise<void>;
  /** Ends a job that is not tried again. @param isDeadly whether it ended processes */
  giveUp(deps: JobDeps, id: string, isDeadly: boolean): Promise<void>;
}

const exporting: Kind = {
  table: 'personal_exports',
  run: async (deps, id, leaseUntil) => {
    const renew = seldom((until) => updateExportNextAttempt(deps.db, id, until), leaseUntil);
    await makeExport(deps, id, renew);
  },
  giveUp: async ({ db }, id) => await updateExportFailed(db, id),
};

const importing: Kind = {
  table: 'visit_imports',
  run: runImport,
  giveUp: async ({ db, clock, privateFiles }, id, isDeadly) => {
    const problem = isDeadly
      ? 'The server stopped twice while it read this file, so it does not try again. Please send the file in smaller parts.'
      : 'This file could not be read to its end. Please send it again later.';
    const finishedAt = clock.now().toISOString();
    await updateImport(db, { id, state: 'waiting' }, { state: 'failed', problem, finishedAt });
    await privateFiles.remove(id);
  },
};

/**
 * Makes the exports and imports that are due, one after the other. Several calls and instances share
 * the jobs: each takes one that no other has.
 */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  while (!deps.signal?.aborted) {
    if (!(await runDueJob(deps, exporting)) && !(await runDueJob(deps, importing))) return;
  }
}

/** @returns false if no job of this kind is due */
async function runDueJob(deps: JobDeps, kind: Kind): Promise<boolean> {
  const { db, clock, onFailure, signal } = deps;
  const { table } = kind;
  const leaseUntil = () => leaseFrom(deps);
  const now = clock.now().toISOString();
  const job = await takeDueJob(db, table, {
    now,
    nextAttemptAt: leaseUntil(),
    isOpen: deps.isSuspect,
  });
  if (!job) return false;
  deps.onTaken?.();
  const { id, attempts, openAttempts } = job;
  // One of the open attempts is this one.
  const isDeadly = openAttempts > MOST_ENDED_PROCESSES;
  if (isDeadly || attempts > MOST_ATTEMPTS) {
    await kind.giveUp(deps, id, isDeadly);
    return true;
  }
  try {
    await kind.run(deps, id, leaseUntil);
  } catch (error) {
    const isCutOff = signal?.aborted === true;
    if (!isCutOff) onFailure(error);
    const pause = isCutOff ? 0 : FIRST_PAUSE_MS * 2 ** (attempts - 1);
    const nextAttemptAt = instantAfter(clock.now(), pause);
    await updateJobLater(db, { table, id }, { nextAttemptAt, counts: !isCutOff });
  }
  return true;
}

/** @throws the signal's reason once the server stops */
function leaseFrom({ clock, signal }: JobDeps): string {
  signal?.throwIfAborted();
  return instantAfter(clock.now(), LEASE_MS);
}

/** Returns a function that renews a lease, at most every `RENEWAL_MS`. */
function seldom(
  renew: (until: string) => Promise<void>,
  leaseUntil: () => string,
): () => Promise<void> {
  let last = performance.now();
  return async () => {
    const until = leaseUntil();
    if (performance.now() - last < RENEWAL_MS) return;
    last = performance.now();
    await renew(until);
  };
}
