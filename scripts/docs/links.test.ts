import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import type { Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md', '{api,lab,web,packages,scripts}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path.endsWith('dist'),
});
/** The most lines of a README that people read to the end. */
const MOST_LINES = 120;
/** The most steps from the README to a page of the documentation. */
const MOST_STEPS = 2;

test.each(pages)('%s links to files that exist', (page) => {
  expect(linksOf(page).filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test.each(['docs/architecture.md', 'docs/CONTRIBUTING.md', 'docs/SECURITY.md'])(
  '%s names files and folders that exist',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const named = [...text.matchAll(/`((?:api|web|packages|scripts|docs)\/[\w./$-]+)`/g)];
    const paths = named.map(([, path]) => path ?? '');
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('the architecture names every folder of the apps and of their layers', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const layers = ['web/src', 'web/src/components', 'web/src/data', 'web/src/lib', 'api/src'].concat(
    ['db', 'transport', 'objects', 'ops', 'testing'].map((name) => `api/src/${name}`),
    'packages/contracts/src',
  );
  const folders = layers.flatMap((layer) =>
    readdirSync(join(root, layer), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  const isDomain = (name: string) => existsSync(join(root, 'api/src/features', name));
  const missing = folders.filter(
    ({ name }) => !isDomain(name) && !new RegExp(`(^|[ (])${name}/`, 'm').test(text),
  );
  expect(missing.map(({ name, parentPath }) => join(relative(root, parentPath), name))).toEqual([]);
});

test('every page of the documentation is at most two steps from the README', () => {
  let reached = new Set(['README.md']);
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = [...reached].filter((page) => page.endsWith('.md')).flatMap(linksOf);
    reached = new Set([...reached, ...next]);
  }
  const documentation = pages.filter((page) => page.startsWith('docs/'));
  expect(documentation.filter((page) => !reached.has(page))).toEqual([]);
});

test('the README has at most 120 lines', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(
    MOST_LINES,
  );
});

/** Returns the files that a page links to or shows, as paths from the root. */
function linksOf(page: string): string[] {
  if (!existsSync(join(root, page))) return [];
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !/^[a-z]+:|^#/.test(target))
    .map((target) => target.replace(/#.*$/, ''))
    .map((target) => relative(root, normalize(join(root, dirname(page), target))));
}

test('the index of decisions lists every page', () => {
  const folder = 'docs/decisions/';
  const decisions = pages.filter((page) => page.startsWith(folder) && !page.endsWith('README.md'));
  expect(linksOf(`${folder}README.md`)).toEqual(decisions.toSorted());
});

test('the page of pictures links to those of all screens, and to no others', () => {
  const folder = 'docs/screens/';
  const taken = Object.values<Screen>(screens).flatMap(({ records }) => records.picture ?? []);
  const others = [
    ...['check-in', 'after-check-in', 'privacy', 'logbook-check-ins', 'board', 'embed'],
    ...['map-390x844', 'map-844x390', 'map-1280x800'],
  ];
  const pictures = [...taken, ...others].map((name) => `${name}.webp`);
  const linked = linksOf(`${folder}README.md`).map((link) => link.replace(folder, ''));
  expect(linked.toSorted()).toEqual(pictures.toSorted());
  expect(picturesIn(folder)).toEqual(pictures.toSorted());
});

function picturesIn(folder: string): string[] {
  const names = readdirSync(join(root, folder));
  return names.filter((name) => name.endsWith('.webp')).toSorted();
}
