import { breweryFields, type SocialNetwork } from '@hoptrail/contracts/entities/brewery';
import { type Field, namesOf } from '@hoptrail/contracts/entities/field-list';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '../../../data/trpc.ts';
import { signIn } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { BreweryScreen } from './brewery-screen.tsx';

const client = createClient();

test('the page of a brewery shows every field that its form has', async () => {
  const admin = await signIn('admin@example.com');
  const place = {
    address: crypto.randomUUID(),
    city: 'Norman',
    state: 'Oklahoma',
    zipCode: '73069',
  };
  const { id } = await client.admin.breweries.create.mutate({ name: 'Nameless', ...place });
  const samples = namesOf(breweryFields).map((name) => [name, sampleOf(name, breweryFields[name])]);
  await client.breweries.update.mutate({ id, ...Object.fromEntries(samples) });

  await show(<BreweryScreen id={id} checkin={() => null} beers={() => null} />, admin);
  await expect.element(page.getByRole('heading', { name: 'Sample name' })).toBeVisible();
  const missing = namesOf(breweryFields).filter(
    (name) => !shown(sampleOf(name, breweryFields[name])).every(isOnPage),
  );
  expect(missing, 'the page of a brewery has to show these fields').toEqual([]);
});

type Sample = string | number | boolean | string[] | Partial<Record<SocialNetwork, string>>;

/** Returns a sample value of a field that the test can find on the page. */
function sampleOf(name: string, field: Field): Sample {
  switch (field.kind) {
    case 'link':
      return `https://${name.toLowerCase()}.example`;
    case 'links':
      return Object.fromEntries(
        Object.keys(field.names).map((one) => [one, `https://${one}.example`]),
      );
    case 'image':
      return `/art/photos/${name}.svg`;
    case 'images':
      return [`/art/photos/${name}-1.svg`];
    case 'integer':
      return Math.floor((field.min + field.max) / 2) + 1;
    case 'decimal':
      return '3.21';
    case 'flag':
      return true;
    default:
      return `Sample ${name}`;
  }
}

function isOnPage(text: string): boolean {
  const isAddress = text.startsWith('https://') || text.startsWith('/');
  return isAddress
    ? decodeURIComponent(document.body.innerHTML).includes(text)
    : document.body.textContent.includes(text);
}

/** Returns the text or URL that a page with the sample contains. */
function shown(sample: Sample): string[] {
  return typeof sample === 'object' ? Object.values(sample) : [String(sample)];
}
