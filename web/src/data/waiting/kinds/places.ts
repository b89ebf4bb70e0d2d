import { showToast } from '../../../lib/toast.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

export const places: Kind<CallOf<'place'>> = {
  name: 'answer',
  domain: 'events',
  refused: ({ about, isGoing }) =>
    isGoing ? `You have no place at ${about}` : `You still have your place at ${about}`,
  send: async ({ client, invalidate }, { input, isGoing }) => {
    const { take, cancel } = client.events.rsvps;
    const data = await (isGoing ? take : cancel).mutate(input);
    invalidate('events', { path: 'events.rsvps.status', input: { id: input.id }, data });
    const title = isGoing ? 'You have a place' : 'Your place is free for somebody else';
    showToast({ type: 'success', title });
  },
};
