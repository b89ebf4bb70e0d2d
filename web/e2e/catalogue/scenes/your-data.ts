import { HOUR_MS } from '@hoptrail/contracts/limits';
import { all, at, cut, hold, refuse, respond, restore, type Scene, type Scenes } from '../scene.ts';

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

/** An export is ready for another twenty hours, by the browser's clock. */
const packed: Scene = async (stage) => {
  const now = await stage.page.evaluate(() => Date.now());
  const expiresAt = new Date(now + 20 * HOUR_MS).toISOString();
  const url = '/api/personal-data/exports/1';
  await exported({ state: 'ready', bytes: 2_400_000, url, expiresAt })(stage);
};

/** Taking the own data along, and bringing the logs of other apps. */
export const yourData: Scenes = {
  nothing: open,
  packing: all(exported({ state: 'waiting' }), open),
  packed: all(packed, open),
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
