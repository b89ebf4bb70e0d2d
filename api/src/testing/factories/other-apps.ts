/** Exports of other apps, made by hand after the columns that they publish. */

const UNTAPPD_COLUMNS = [
  'beer_name',
  'brewery_name',
  'beer_type',
  'beer_abv',
  'beer_ibu',
  'comment',
  'venue_name',
  'venue_city',
  'venue_state',
  'venue_country',
  'venue_lat',
  'venue_lng',
  'rating_score',
  'created_at',
  'checkin_url',
  'beer_url',
  'brewery_url',
  'brewery_country',
  'brewery_city',
  'brewery_state',
  'flavor_profiles',
  'purchase_venue',
  'serving_type',
  'checkin_id',
  'bid',
  'brewery_id',
  'photo_url',
  'global_rating_score',
  'global_weighted_rating_score',
  'tagged_friends',
  'total_toasts',
  'total_comments',
] as const;

export type UntappdRow = Partial<Record<(typeof UNTAPPD_COLUMNS)[number], string | number | null>>;

let number = 900_000_000;

/** Returns a check-in of Untappd: a beer at a brewery. */
export function makeUntappdRow(overrides: UntappdRow = {}): UntappdRow {
  number += 1;
  return {
    ...Object.fromEntries(UNTAPPD_COLUMNS.map((name) => [name, ''])),
    beer_name: 'Screen Door Stout',
    brewery_name: 'Porch Light Brewing',
    beer_type: 'Stout - Oatmeal',
    beer_abv: 6.4,
    beer_ibu: 35,
    venue_name: 'Porch Light Brewing Taproom',
    venue_city: 'Oklahoma City',
    venue_state: 'OK',
    venue_country: 'United States',
    venue_lat: 35.4667,
    venue_lng: -97.5117,
    rating_score: 3.75,
    created_at: '2024-03-01 20:12:00',
    checkin_url: `https://untappd.com/c/${number}`,
    flavor_profiles: 'coffee,roasty',
    serving_type: 'Draft',
    checkin_id: number,
    global_rating_score: 3.9,
    total_toasts: 2,
    total_comments: 0,
    ...overrides,
  };
}

/** Returns Untappd's export as CSV. */
export function untappdCsv(rows: readonly UntappdRow[]): string {
  const lines = rows.map((row) => UNTAPPD_COLUMNS.map((name) => cell(row[name])).join());
  return `${[UNTAPPD_COLUMNS.join(), ...lines].join('\n')}\n`;
}

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns Untappd's export as JSON. */
export function untappdJson(rows: readonly UntappdRow[]): string {
  return JSON.stringify(rows, null, 2);
}

export interface SwarmCheckin {
  id: string;
  createdAt: string | number;
  type: string;
  timeZoneOffset?: number;
  venue?: object | null;
  lat?: number;
  lng?: number;
  shout?: string;
}

/** Returns a check-in of Swarm, in the form of new exports. */
export function makeSwarmCheckin(overrides: Partial<SwarmCheckin> = {}): SwarmCheckin {
  number += 1;
  return {
    id: `65e1${number.toString(16)}c0ffee00000000`.slice(0, 24),
    createdAt: '2024-03-02 03:30:00.000000',
    type: 'checkin',
    timeZoneOffset: -360,
    venue: { id: `4b${number.toString(16)}`, name: 'Porch Light Brewing' },
    lat: 35.4668,
    lng: -97.5116,
    ...overrides,
  };
}

/** Returns one of the check-in files of Swarm's export. */
export function swarmJson(items: readonly SwarmCheckin[]): string {
  return JSON.stringify({ count: items.length, items }, null, 1);
}
