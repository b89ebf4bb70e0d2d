import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';

const route = { scripts: [], styles: [] };
const routes = [
  { ...route, path: '/brewery/$id', isPublic: false },
  { ...route, path: '/welcome', isPublic: true },
];
const shells = {
  '/brewery/$id': 'placeholders',
  '/brewery/$id breweries.byId':
    '<img data-hero-image=""><h1>~name~</h1><a href="/x?name=~name~"></a><p>~phone~</p><p>~city~</p>',
  '/welcome': 'sign in',
  '/welcome breweries.preview': '<img data-hero-image=""><h1>~name~</h1>sign in',
};

let run: TestApp;

beforeEach(async () => {
  const webRoot = await temporaryFolder();
  await writeFile(join(webRoot, 'index.html'), '<body><!--shell--><!--/shell--></body>');
  await writeFile(join(webRoot, 'routes.json'), JSON.stringify(routes));
  await writeFile(join(webRoot, 'shells.json'), JSON.stringify(shells));
  run = await buildTestApp({ webRoot });
});

test('shows what a page is about before the app runs, to fans and to visitors', async () => {
  const name = `~city~ & "Sons" <b>$1</b>`;
  const { id } = await addBrewery(run, { name, city: 'Tulsa', phone: null, image: null });
  const ada = await signUp(run, 'ada');
  const text = '~city~ &amp; &quot;Sons&quot; &lt;b&gt;$1&lt;/b&gt;';
  const picture = `<img src="/art/breweries/${id}/header.svg">`;
  const own = (await ada.send({ method: 'GET', url: `/brewery/${id}` })).body;
  expect(own).toBe(
    `<body>${picture}<h1>${text}</h1><a href="/x?name=${encodeURIComponent(name)}"></a><p></p><p>Tulsa</p></body>`,
  );
  const visit = (await run.app.inject(`/brewery/${id}`)).body;
  expect(visit).toBe(`<body>${picture}<h1>${text}</h1>sign in</body>`);
});

test('shows placeholders of what has closed or does not exist', async () => {
  const { id } = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const ada = await signUp(run, 'ada');
  for (const url of [`/brewery/${id}`, '/brewery/none']) {
    expect((await ada.send({ method: 'GET', url })).body).toBe('<body>placeholders</body>');
    expect((await run.app.inject(url)).body).toBe('<body>sign in</body>');
  }
});
