import { showToast } from '../../../lib/toast.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

export const checkins: Kind<CallOf<'checkin'>> = {
  name: 'check-in',
  domain: 'checkins',
  refused: ({ about }) => `Your check-in at ${about} does not count`,
  send: async ({ client, session, invalidate }, call) => {
    const { id, userId, since, about, input } = call;
    const times = { at: new Date(since).toISOString(), sentAt: new Date().toISOString() };
    const sent = await client.checkins.create.mutate({ id, userId, ...input, ...times });
    invalidate('checkins', { path: 'users.badge', input: { id: userId }, data: sent.badge });
    void session.refresh();
    const stamps = sent.trails.filter(({ isStamped }) => isStamped);
    showToast({
      type: 'success',
      title: `Check-in at ${about} sent`,
      description: sent.verified
        ? ['It counts.', ...stamps.map(({ name }) => `You have its stamp on ${name}.`)].join(' ')
        : 'It counts. It is not verified, because it was sent later.',
    });
  },
};
