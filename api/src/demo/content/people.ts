/** An invented person. The address is the username at example.com. */
export interface DemoPerson {
  username: string;
  name: string;
  location: string;
  checkins: number;
}

type Row = readonly [username: string, name: string, location: string, checkins: number];

const rows: readonly Row[] = [
  ['marisol', 'Marisol Vega', 'Oklahoma City, OK', 3046],
  ['big.walt', 'Walt Hendricks', 'Oklahoma City, OK', 1012],
  ['deb_pours', 'Deb Okafor', 'Norman, OK', 788],
  ['tulsa.tom', 'Tom Brightwater', 'Tulsa, OK', 612],
  ['hazel-hops', 'Hazel Nakamura', 'Edmond, OK', 523],
  ['ramón', 'Ramón Ibáñez', 'Oklahoma City, OK', 447],
  ['kit_carver', 'Kit Carver', 'Guthrie, OK', 402],
  ['juneberry', 'June Castellano', 'Oklahoma City, OK', 366],
  ['oskar.b', 'Oskar Bielski', 'Yukon, OK', 318],
  ['the_pint_sized', 'Priya Raman', 'Norman, OK', 284],
  ['lonnie', 'Lonnie Whitefeather', 'Shawnee, OK', 266],
  ['saison_sue', 'Sue Albrecht', 'Oklahoma City, OK', 251],
  ['moe.moore', 'Maurice Tate', 'Moore, OK', 238],
  ['ingrid', 'Ingrid Solheim', 'Oklahoma City, OK', 214],
  ['dustbowl_dan', 'Dan Prewitt', 'El Reno, OK', 196],
  ['frida.k', 'Frida Kowalczyk', 'Edmond, OK', 187],
  ['chase', 'Chase Delacroix', 'Oklahoma City, OK', 175],
  ['nell', 'Nell Abernathy', 'Stillwater, OK', 168],
  ['beardedbart', 'Bart Lindqvist', 'Oklahoma City, OK', 159],
  ['yolanda', 'Yolanda Reyes', 'Oklahoma City, OK', 147],
  ['ezra_ipa', 'Ezra Feldman', 'Norman, OK', 138],
  ['tess', 'Tess Ottaway', 'Mustang, OK', 129],
  ['old.growler', 'Gus Pemberton', 'Oklahoma City, OK', 121],
  ['mina', 'Mina Farahani', 'Midwest City, OK', 116],
  ['cody.rae', 'Cody Rae Dunlap', 'Choctaw, OK', 109],
  ['annika', 'Annika Strand', 'Denver, CO', 104],
  ['porchpilsner', 'Leroy Banks', 'Oklahoma City, OK', 100],
  ['winnie', 'Winifred Cho', 'Oklahoma City, OK', 98],
  ['theo', 'Théo Marchand', 'Lafayette, LA', 87],
  ['hopscotch', 'Fiona Baird', 'Portland, OR', 76],
  ['lagerlady', 'Greta Hoffmann', 'Oklahoma City, OK', 71],
  ['jonah', 'Jonah Whitlock', 'Norman, OK', 64],
  ['bex', 'Rebecca Stowe', 'Edmond, OK', 58],
  ['sourpatch', 'Amir Haddad', 'Oklahoma City, OK', 53],
  ['quincy', 'Quincy Boone', 'Oklahoma City, OK', 49],
  ['malt_in_socks', 'Carla Jimenez', 'San Diego, CA', 46],
  ['pepper', 'Pepper Lawson', 'Bethany, OK', 44],
  ['stoutly', 'Ned Corrigan', 'Chicago, IL', 41],
  ['rosalind', 'Rosalind Achebe', 'Oklahoma City, OK', 38],
  ['hank', 'Hank Tolliver', 'Wichita, KS', 33],
  ['mabel', 'Mabel Quist', 'Dallas, TX', 31],
  ['cedar', 'Cedar Ellison', 'Asheville, NC', 29],
  ['jiro', 'Jiro Tanabe', 'Honolulu, HI', 27],
  ['wheatstone', 'Philippa Wheatstone', 'Oklahoma City, OK', 25],
  ['dottie', 'Dottie Marsh', 'Del City, OK', 24],
  ['emil', 'Emil Novák', 'Yukon, OK', 22],
  ['sunny', 'Sunita Patel', 'Oklahoma City, OK', 19],
  ['barley_there', 'Glenn Foster', 'Kansas City, MO', 17],
  ['vivi', 'Viviana Costa', 'Austin, TX', 16],
  ['clem', 'Clement Yardley', 'Fort Worth, TX', 14],
  ['tabitha', 'Tabitha Roe', 'Oklahoma City, OK', 12],
  ['ollie', 'Oliver Sandberg', 'Seattle, WA', 11],
  ['nadia', 'Nadia Petrova', 'Norman, OK', 10],
  ['buck', 'Buck Harmon', 'Luther, OK', 9],
  ['lulu', 'Lucía Domínguez', 'Oklahoma City, OK', 7],
  ['grant.z', 'Grant Zeller', 'Arcadia, OK', 6],
  ['pip', 'Pippa Thorne', 'Oklahoma City, OK', 5],
  ['arlo', 'Arlo Meeks', 'Warr Acres, OK', 4],
  ['soren', 'Søren Dahl', 'Oklahoma City, OK', 3],
  ['imani', 'Imani Brooks', 'Edmond, OK', 2],
  ['newtohops', 'Kelsey Bright', 'Oklahoma City, OK', 1],
  ['watching.foam', 'Bartholomew Featherstonehaugh-Montgomery', 'Oklahoma City, OK', 0],
];

/** The accounts that the demo prints at its start. */
export const accounts = {
  admin: { username: 'admin', name: 'Avery Stone', location: 'Oklahoma City, OK', checkins: 12 },
  owner: { username: 'owner', name: 'Robin Wick', location: 'Oklahoma City, OK', checkins: 21 },
  fan: { username: 'fan', name: 'Sam Porter', location: 'Oklahoma City, OK', checkins: 37 },
} as const satisfies Record<string, DemoPerson>;

/** The suspended person and the reason. */
export const suspension = {
  username: 'stoutly',
  reason: 'Forty-one check-ins from one sofa in Chicago.',
} as const;

/** All people of the demo, including the accounts. */
export const demoPeople: readonly DemoPerson[] = [
  ...Object.values(accounts),
  ...rows.map(([username, name, location, checkins]) => ({ username, name, location, checkins })),
];

/** The staff of the brewery of `owner@example.com`, in the order in which they were added. */
export const OWNERS_STAFF: readonly string[] = ['pepper'];

/** The favourite breweries of `fan@example.com`. */
export const FAN_FAVORITES: readonly string[] = [
  'Lampwick Brewing Co.',
  'Little Owl Fermentory',
  'Čermák & Daughters Lagerhaus',
  'Little River Farmhouse Ales',
  'Cervecería Colibrí',
  'Night Freight Brewing',
];
