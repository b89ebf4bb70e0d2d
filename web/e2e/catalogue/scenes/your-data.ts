import {
  all,
  at,
  cut,
  hold,
  refuse,
  respond,
  restore,
  type Scene,
  type Scenes,
  tap,
} from '../scene.ts';

const imported = (one: object) =>
  respond('personalData.imports', [
    {
      ...{ id: 'import', fileName: 'untappd.csv', source: 'untappd', progress: 1, added: 0 },
      ...{ repeated: 0, skipped: 0, matched: 0, unmatched: 0, problem: null, problems: [] },
      ...{ createdAt: '2026-05-01T12:00:00.000Z', finishedAt: null, ...one },
    },
  ]);

const open = at('/your-data');

const download = tap('Download My Data');

/** Makes the page that of an app on the home screen of an iPhone, which saves files after a tap. */
const onIphone: Scene = ({ page }) =>
  page.evaluate(() => void Object.defineProperty(navigator, 'standalone', { value: true }));

/** Taking the own data along, and bringing the logs of other apps. */
export const yourData: Scenes = {
  nothing: open,
  packing: all(hold('export'), open, download),
  'packed on an iPhone': all(restore, open, onIphone, download),
  'not packed': all(refuse('export', 'It rains in.'), open, download),
  'waiting to be read': all(restore, imported({ state: 'waiting', progress: 0 }), open),
  reading: all(imported({ state: 'waiting', progress: 0.4 }), open),
  read: all(
    imported({ state: 'done', added: 12, repeated: 3, skipped: 1, matched: 10, unmatched: 2 }),
    open,
  ),
  refused: all(imported({ state: 'failed', problem: 'The file is damaged.' }), open),
  loading: all(restore, hold('personalData.imports'), open),
  failing: all(restore, refuse('personalData.imports'), open),
  offline: all(restore, cut, open, download),
};
