import { showToast } from '../../../lib/toast.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

export const wishes: Kind<CallOf<'wish'>> = {
  name: 'wish',
  domain: 'beers',
  refused: ({ about, isWished }) => `${about} is ${isWished ? 'not' : 'still'} on your wish list`,
  send: async ({ client, invalidate }, { input, isWished, isTold }) => {
    const { setBeer, setStyle, list } = client.beers.wishes;
    if ('beerId' in input) await setBeer.mutate({ ...input, isWished });
    else await setStyle.mutate({ ...input, isWished });
    // The button keeps its state until the call is removed.
    const data = await list.query({});
    invalidate('beers', { path: 'beers.wishes.list', input: {}, data });
    if (isTold) showToast({ type: 'success', title: 'Wish list updated' });
  },
};
