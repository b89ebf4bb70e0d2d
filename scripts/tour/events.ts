import { type Traveller, textAt } from './traveller.ts';

/** The id of a legacy event of the demo; no call lists these. */
const LEGACY_EVENT = 'b0488156-ff7d-8eba-a047-1689ee17d201';

const about = {
  date: '2027-05-01',
  time: '7:00 PM',
  details: 'Made by a script, gone in a moment.',
};

export async function events({ fan, owner }: { fan: Traveller; owner: Traveller }): Promise<void> {
  await fan.call('GET', `/api/events/${LEGACY_EVENT}`);
  const owned = await owner.call('GET', `/api/users/${owner.userId}/owned-breweries`);
  const brewery = textAt(owned, '0.name');
  const address = textAt(owned, '0.address');

  const special = {
    ...about,
    event: 'The tour',
    company: brewery,
    ticketsUrl: 'https://example.com/tour',
    logo: '/art/posters/tour.svg',
    address,
    ownerId: owner.userId,
  };
  await fan.call('GET', '/api/special-events');
  await makeAndRemove(owner, '/api/special-events', special, { readable: true });

  const title = 'The tour';
  const weekly = { ...about, title, event: title, day: 'monday', brewery, address };
  await fan.call('GET', '/api/weekly-events');
  await fan.call('GET', '/api/weekly-events/monday');
  await makeAndRemove(owner, '/api/weekly-events', { ...weekly, eventPhoto: null });
}

async function makeAndRemove(
  owner: Traveller,
  path: string,
  event: object,
  { readable = false } = {},
): Promise<void> {
  const created = await owner.call('POST', path, event);
  const one = `${path}/${textAt(created, 'id')}`;
  if (readable) await owner.call('GET', one);
  await owner.call('PUT', one, event);
  await owner.call('DELETE', one);
}
