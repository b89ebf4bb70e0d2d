import { type Traveller, textAt } from './traveller.ts';

/** Signs in; creates an account for a new address. */
export async function signIn(traveller: Traveller, email: string): Promise<void> {
  const sent = await traveller.call('POST', '/api/auth/send-code', { email });
  const code = textAt(sent, 'developmentCode');
  if (!code) throw new Error('The server shows no codes. Start it with `pnpm hoptrail demo`.');
  let response = await traveller.call('POST', '/api/auth/verify-code', { email, code });
  if (!textAt(response, 'user.id')) {
    const username = email.split('@')[0] ?? '';
    const profileImageUrl = `/art/portraits/${username}.svg`;
    const body = { email, username, profileImageUrl };
    response = await traveller.call('POST', '/api/auth/complete-profile', body);
    const picture = { profileImageURL: profileImageUrl, userId: textAt(response, 'user.id') };
    await traveller.call('PUT', '/api/profile-images', picture);
  }
  traveller.userId = textAt(response, 'user.id');
}

export async function profile(fan: Traveller): Promise<void> {
  const me = `/api/users/${fan.userId}`;
  await fan.call('GET', me);
  await fan.call('GET', `${me}/badge`);
  await fan.call('PUT', me, { headerImage: '/art/scenes/profile.svg' });
  const nearby = await fan.call('GET', '/api/breweries?limit=1');
  const favorite = { breweryId: textAt(nearby, '0.id') };
  await fan.call('PUT', `${me}/favorites`, favorite);
  await fan.call('PUT', `${me}/beer-preferences`, { beerStylePreferences: ['Stout'] });
  await fan.call('GET', `${me}/owned-breweries`);
}

/** Deletes the tour's account: the only call that is not in the documented order. */
export async function leave(fan: Traveller): Promise<void> {
  await fan.call('DELETE', `/api/users/${fan.userId}`);
}
