import type {} from 'openapi-fetch'; // by the program

/**
 * A client of the documented API that signs up and checks in, with types generated from the OpenAPI
 * document. The test compiles and runs it.
 */
export const clientProgram = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

const [, , baseUrl = '', breweryId = ''] = process.argv;
const client = createClient<paths>({ baseUrl });

const cookies = new Map<string, string>();
client.use({
  onRequest({ request }) {
    request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
  },
  onResponse({ response }) {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
  },
});

const email = 'client@people.example';
const sent = await client.POST('/api/auth/send-code', { body: { email } });
const code = sent.data?.developmentCode ?? '';
const verified = await client.POST('/api/auth/verify-code', { body: { email, code } });
if (!verified.data?.isNewUser) throw new Error(verified.error?.message);

const made = await client.POST('/api/auth/complete-profile', {
  body: { email, username: 'client', profileImageUrl: '/art/portraits/client.svg' },
});
if (!made.data) throw new Error(made.error.message);
const userId: string = made.data.user.id;

const checkin = await client.POST('/api/checkins', { body: { userId, breweryId, notes: null } });
if (!checkin.data) throw new Error(checkin.error.message);

const again = await client.POST('/api/checkins', { body: { userId, breweryId } });
const status = await client.GET('/api/checkins/can-checkin/{userId}/{breweryId}', {
  params: { path: { userId, breweryId } },
});
const nearby = await client.GET('/api/breweries', {
  params: { query: { lat: 35.4676, lng: -97.5164, limit: 5 } },
});
console.log(
  JSON.stringify({
    username: made.data.user.username,
    checkins: checkin.data.checkins,
    badge: checkin.data.badge.name,
    refusal: again.error?.code,
    canCheckIn: status.data?.canCheckIn,
    nearby: nearby.data?.map((brewery) => brewery.name),
  }),
);
`;
