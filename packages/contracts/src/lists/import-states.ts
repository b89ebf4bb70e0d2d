/** The apps whose logs can be imported. */
export const importSources = ['untappd', 'swarm'] as const;
export type ImportSource = (typeof importSources)[number];

/** The names of these apps for people. */
export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  untappd: 'Untappd',
  swarm: 'Swarm',
};

/**
 * What happens to an import: its file is sent, it waits for its turn or is read, it was read, or it
 * was refused.
 */
export const importStates = ['sending', 'waiting', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];
