import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import type { SignedIn } from '../../testing/checkins.ts';
import { signUp } from '../../testing/person.ts';

const OLD = 'https://old.example/picture.png';
const OTHER = 'https://old.example/other.png';
const NEW = 'https://tracker.example/pixel.png';

const refusal = {
  message: 'A picture cannot be a link to another site. Please upload the picture itself.',
  code: 'upload.foreignLink',
};

let run: TestApp;
let owner: SignedIn;
let bartender: SignedIn;
let admin: SignedIn;
let brewery: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  owner = await signUp(run, 'owner');
  bartender = await signUp(run, 'bea');
  admin = await signUp(run, 'boss');
  const photos = JSON.stringify([OLD, OTHER]);
  const row = await addBrewery(run, { ownerId: owner.userId, logo: OLD, photos });
  brewery = `/api/breweries/${row.id}`;
  await owner.call('POST', `${brewery}/staff`, { person: 'bea' });
});

test('an owner adds no link to a picture on another site, which visitors would load from there', async () => {
  for (const change of [
    { logo: NEW },
    { image: NEW },
    { bannerImage: NEW },
    { photos: [NEW] },
    { photos: [OLD, OTHER, NEW] },
    { logo: OLD, photos: [OTHER, `${OLD}?2`] },
  ]) {
    const refused = await owner.call('PUT', brewery, change);
    expect([change, refused.statusCode, refused.json()]).toEqual([change, 400, refusal]);
  }
  const banner = { bannerImageUrl: NEW, bannerLinkUrl: 'https://beer.example' };
  expect((await owner.call('PUT', `${brewery}/banner`, banner)).json()).toEqual(refusal);
  expect((await owner.call('GET', brewery)).json()).toMatchObject({
    ...{ logo: OLD, image: null, bannerImage: null },
    photos: [OLD, OTHER],
  });
});

test('a link that the brewery has already is taken unchanged, alone and among the photos', async () => {
  const added = await owner.upload();
  const { basedOn: _, ...whole } = (await owner.call('GET', brewery)).json();
  for (const [change, stored] of [
    [whole, { logo: OLD, photos: [OLD, OTHER] }],
    [{ logo: OLD }, { logo: OLD }],
    [{ photos: [OTHER, added, OLD] }, { photos: [OTHER, added, OLD] }],
    [{ image: OTHER }, { image: OTHER }],
    [
      { photos: [OLD], logo: null },
      { photos: [OLD], logo: null },
    ],
  ]) {
    const changed = await owner.call('PUT', brewery, change);
    expect([changed.statusCode, changed.json()]).toEqual([200, expect.objectContaining(stored)]);
  }
});

test.each(['special', 'weekly'])(
  'owners and staff give a %s event a picture that they upload, or the link that it has',
  async (kind) => {
    const breweryId = brewery.slice('/api/breweries/'.length);
    const { name } = (await owner.call('GET', brewery)).json();
    const path = `/api/${kind}-events`;
    const picture = kind === 'special' ? 'logo' : 'eventPhoto';
    const fields =
      kind === 'special'
        ? { company: name, event: 'Long Night', date: '2099-05-01', address: 'Here' }
        : { brewery: name, title: 'Quiz', day: 'Friday' };
    const event = { ...fields, breweryId, details: 'One cask', time: '8 PM' };
    for (const person of [owner, bartender]) {
      const refused = await person.call('POST', path, { ...event, [picture]: NEW });
      expect([refused.statusCode, refused.json()]).toEqual([400, refusal]);
    }
    const upload = await bartender.upload();
    const created = await bartender.call('POST', path, { ...event, [picture]: upload });
    expect(created.json()).toMatchObject({ [picture]: upload });
    const one = `${path}/${created.json().id}`;
    expect((await owner.call('PUT', one, { [picture]: NEW })).json()).toEqual(refusal);
    // The specification keeps full links: administrators may set them.
    expect((await admin.call('PUT', one, { [picture]: OLD })).json()).toMatchObject({
      [picture]: OLD,
    });
    const kept = await owner.call('PUT', one, { [picture]: OLD, details: 'Two casks' });
    expect(kept.json()).toMatchObject({ [picture]: OLD, details: 'Two casks' });
    expect((await owner.call('PUT', one, { [picture]: NEW })).json()).toEqual(refusal);
  },
);

test('an administrator sets links to pictures on other sites', async () => {
  const changed = await admin.call('PUT', brewery, { logo: NEW, photos: [NEW] });
  expect(changed.json()).toMatchObject({ logo: NEW, photos: [NEW] });
  const header = { headerImage: NEW };
  expect((await admin.call('PUT', '/api/podcast/header', header)).statusCode).toBe(200);
});
