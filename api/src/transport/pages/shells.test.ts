import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeNews } from '../../testing/factories/news.ts';
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
  '/brewery/$id breweries.byId news.ofBrewery': '<h1>~name~</h1><p>~text~</p>',
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

test('shows the newest line of news of a brewery that has some', async () => {
  const { id: breweryId } = await addBrewery(run, { name: 'Porch Light' });
  const [old, newest] = ['<b>Old</b>', '<b>~name~</b> is new'].map((text, index) =>
    makeNews({ breweryId, text, createdAt: `2026-04-2${index}T12:00:00.000Z` }),
  );
  await run.deps.db
    .insertInto('brewery_news')
    .values([old, newest].flatMap((line) => line ?? []))
    .execute();
  const ada = await signUp(run, 'ada');
  const { body } = await ada.send({ method: 'GET', url: `/brewery/${breweryId}` });
  expect(body).toBe('<body><h1>Porch Light</h1><p>&lt;b&gt;~name~&lt;/b&gt; is new</p></body>');
});

test('shows placeholders of what has closed or does not exist', async () => {
  const { id } = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const ada = await signUp(run, 'ada');
  for (const url of [`/brewery/${id}`, '/brewery/none']) {
    expect((await ada.send({ method: 'GET', url })).body).toBe('<body>placeholders</body>');
    expect((await run.app.inject(url)).body).toBe('<body>sign in</body>');
  }
});
