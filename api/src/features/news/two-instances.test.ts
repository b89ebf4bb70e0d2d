import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';

test.skipIf(!isOnPostgres)('two phones at two instances publish two lines of a week', async () => {
  const first = await buildTestApp();
  const second = await buildTestApp({ beside: first });
  const phone = await signUp(first, 'olga');
  const { id } = await addBrewery(first, { ownerId: phone.userId });
  const other = new Person(second.app);
  for (const [name, value] of phone.cookies) other.cookies.set(name, value);
  const path = `/api/breweries/${id}/news`;
  const texts = Array.from({ length: 12 }, (_, number) => `Line ${number}`);
  const responses = await Promise.all(
    texts.map((text, number) => (number % 2 ? phone : other).call('POST', path, { text })),
  );
  const refused = responses.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(10);
  for (const response of refused) {
    expect(response.json()).toEqual({
      code: 'news.tooMany',
      message:
        'A brewery publishes two lines of news a week at most. The next one is possible on Friday, May 8.',
    });
  }
  const here = (await phone.call('GET', path)).json();
  expect(here).toHaveLength(2);
  expect((await other.call('GET', path)).json()).toEqual(here);
  const again = { text: here[0].text };
  const retries = await Promise.all([phone, other].map((by) => by.call('POST', path, again)));
  expect(retries.map((response) => response.json())).toEqual([here[0], here[0]]);
});
