import { z } from 'zod';
import json from './people.json' with { type: 'json' };

const person = z.strictObject({
  username: z.string(),
  name: z.string(),
  location: z.string(),
  checkins: z.number(),
});
const row = z
  .tuple([z.string(), z.string(), z.string(), z.number()])
  .transform(([username, name, location, checkins]) => ({ username, name, location, checkins }));

/** An invented person. The address is the username at example.com. */
export type DemoPerson = z.infer<typeof person>;

/** The accounts that the demo prints at its start. */
export const accounts = z
  .strictObject({ admin: person, owner: person, fan: person })
  .parse(json.accounts);

/** All people of the demo, including the accounts. */
export const demoPeople: readonly DemoPerson[] = [
  ...Object.values(accounts),
  ...z.array(row).parse(json.people),
];

/** The suspended person and the reason. */
export const { suspension } = json;

/** The staff of the brewery of `owner@example.com`, in the order in which they were added. */
export const OWNERS_STAFF: readonly string[] = json.ownersStaff;

/** The favourite breweries of `fan@example.com`. */
export const FAN_FAVORITES: readonly string[] = json.fanFavorites;
