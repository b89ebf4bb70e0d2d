import { all, at, cut, hold, refuse, respond, restore, type Scenes } from '../scene.ts';

const exported = (status: object) =>
  respond('personalData.exportStatus', {
    ...{ state: 'none', askedAt: null, bytes: null, url: null, expiresAt: null, againAt: null },
    ...status,
  });

const imported = (one: object) =>
  respond('personalData.imports', [
    {
      ...{ id: 'import', fileName: 'untappd.csv', source: 'untappd', progress: 1, added: 0 },
      ...{ repeated: 0, skipped: 0, matched: 0, unmatched: 0, problem: null, problems: [] },
      ...{ createdAt: '2026-05-01T12:00:00.000Z', finishedAt: null, ...one },
    },
  ]);

const open = at('/your-data');
const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
const ready = { state: 'ready', bytes: 2_400_000, url: '/api/personal-data/exports/1' };

/** Taking the own data along, and bringing the logs of other apps. */
export const yourData: Scenes = {
  nothing: open,
  packing: all(exported({ state: 'waiting' }), open),
  packed: all(exported({ ...ready, expiresAt: tomorrow, againAt: null }), open),
  'not packed': all(exported({ state: 'failed' }), open),
  'waiting to be read': all(restore, imported({ state: 'waiting', progress: 0 }), open),
  reading: all(imported({ state: 'waiting', progress: 0.4 }), open),
  read: all(
    imported({ state: 'done', added: 12, repeated: 3, skipped: 1, matched: 10, unmatched: 2 }),
    open,
  ),
  refused: all(imported({ state: 'failed', problem: 'The file is damaged.' }), open),
  loading: all(restore, hold('personalData.exportStatus'), hold('personalData.imports'), open),
  failing: all(restore, refuse('personalData.exportStatus'), refuse('personalData.imports'), open),
  offline: all(restore, cut, open),
};
