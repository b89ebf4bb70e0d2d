import { instantAfter } from '../../lib/durations.ts';
import { takeDueJob } from './due-jobs.repo.ts';
import { updateExportFailed, updateExportNextAttempt } from './export/exports.repo.ts';
import { type ExportDeps, makeExport } from './export/make-export.ts';
import { updateImport } from './import/imports.repo.ts';
import { runImport } from './import/run-import.ts';

/**
 * How long an instance keeps a job without renewing its lease; then another one begins it again.
 */
const LEASE_MS = 2 * 60_000;
/** How often it renews the lease at most. */
const RENEWAL_MS = 20_000;
const FIRST_PAUSE_MS = 10_000;
const MOST_ATTEMPTS = 4;

export interface JobDeps extends ExportDeps {
  /** Called with the error of a job that failed; the job is tried again. */
  onFailure: (error: unknown) => void;
  /** Interrupts the job that runs; the next start begins it again. */
  signal?: AbortSignal;
}

/**
 * Makes the exports and imports that are due, one after the other. Several instances share the
 * jobs: each takes one that no other instance has.
 */
export async function runDueJobs(deps: JobDeps): Promise<void> {
  for (;;) {
    if (deps.signal?.aborted) return;
    const isDone = (await runDueExport(deps)) || (await runDueImport(deps));
    if (!isDone) return;
  }
}

async function runDueExport(deps: JobDeps): Promise<boolean> {
  const { db, clock, onFailure } = deps;
  const leaseUntil = () => leaseFrom(deps);
  const job = await takeDueJob(db, 'personal_exports', {
    now: clock.now().toISOString(),
    nextAttemptAt: leaseUntil(),
  });
  if (!job) return false;
  const { id, attempts } = job;
  if (attempts > MOST_ATTEMPTS) {
    await updateExportFailed(db, id);
    return true;
  }
  try {
    const renew = seldom((until) => updateExportNextAttempt(db, id, until), leaseUntil);
    await makeExport(deps, id, renew);
  } catch (error) {
    if (!deps.signal?.aborted) onFailure(error);
    await updateExportNextAttempt(db, id, instantAfter(clock.now(), pauseAfter(attempts, deps)));
  }
  return true;
}

async function runDueImport(deps: JobDeps): Promise<boolean> {
  const { db, clock, onFailure } = deps;
  const leaseUntil = () => leaseFrom(deps);
  const job = await takeDueJob(db, 'visit_imports', {
    now: clock.now().toISOString(),
    nextAttemptAt: leaseUntil(),
  });
  if (!job) return false;
  const { id, attempts } = job;
  const which = { id, state: 'waiting' } as const;
  if (attempts > MOST_ATTEMPTS) {
    const problem = 'This file could not be read to its end. Please send it again later.';
    const finishedAt = clock.now().toISOString();
    await updateImport(db, which, { state: 'failed', problem, finishedAt });
    await deps.privateFiles.remove(id);
    return true;
  }
  try {
    await runImport(deps, id, leaseUntil);
  } catch (error) {
    if (!deps.signal?.aborted) onFailure(error);
    const nextAttemptAt = instantAfter(clock.now(), pauseAfter(attempts, deps));
    await updateImport(db, which, { nextAttemptAt });
  }
  return true;
}

/** @throws the signal's reason once the server stops */
function leaseFrom({ clock, signal }: JobDeps): string {
  signal?.throwIfAborted();
  return instantAfter(clock.now(), LEASE_MS);
}

function pauseAfter(attempts: number, { signal }: JobDeps): number {
  return signal?.aborted ? 0 : FIRST_PAUSE_MS * 2 ** (attempts - 1);
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
