import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { callAs } from '../../../testing/call-as.ts';
import { transports } from '../../../testing/conformance/transports.ts';
import { signUp } from '../../../testing/person.ts';

const tulsa = { city: 'Tulsa', state: 'Oklahoma' };
const taken = {
  message:
    'Another brewery in this town has this name. Please choose a name that tells them apart, or ask an administrator.',
  code: 'brewery.nameTaken',
};

test.each(transports)(
  'over %s refuses an owner the name of another brewery in town',
  async (transport) => {
    const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
    const call = callAs(run, transport);
    const [boss, owner] = [await signUp(run, 'boss'), await signUp(run, 'owner')];
    await addBrewery(run, { name: 'Čermák & Daughters', ...tulsa });
    const { id } = await addBrewery(run, { name: 'Old Mill', ...tulsa, ownerId: owner.userId });
    const change = (who: typeof owner, changes: object) =>
      call(who, 'breweries.update', { id, ...changes });

    for (const name of ['Čermák & Daughters', 'cermak  daughters.', 'ＣＥＲＭÁＫ & Daughters']) {
      expect((await change(owner, { name })).refusal).toEqual(taken);
    }
    expect((await change(owner, { name: 'Čermák & Sons' })).status).toBe(200);
    const away = { name: 'Cermak & Daughters', city: 'Norman' };
    expect((await change(owner, away)).status).toBe(200);
    expect((await change(owner, { city: 'TULSA' })).refusal).toEqual(taken);
    expect((await change(owner, { city: 'East Tulsa' })).status).toBe(200);

    expect((await change(boss, { city: 'Tulsa' })).status).toBe(200);
    // Breweries that share a name already keep it, and other fields can be edited.
    expect((await change(owner, { name: 'Cermak & Daughters', hours: 'Daily' })).status).toBe(200);
  },
);
