type Row = readonly [title: string, guest: string, business: string, description: string];

/** The podcast's episodes, oldest first. */
export const episodes: readonly Row[] = [
  [
    'The First Pour',
    'Robin Wick',
    'Lampwick Brewing Co.',
    'How a garage, two kettles and a patient neighbour became a brewery.',
  ],
  [
    'What the Owl Saw',
    'Hana Lindgren',
    'Little Owl Fermentory',
    'Wild yeast, a cold barn and the virtue of leaving things alone.',
  ],
  [
    'Lager Takes Time',
    'Zdenka Čermák',
    'Čermák & Daughters Lagerhaus',
    'Three generations, one cellar, and why six weeks is a short time.',
  ],
  [
    'Smoke on the Malt',
    'Otis Grady',
    'Stockyard Smoke & Stout',
    'On mesquite, beechwood and the neighbours who called the fire department.',
  ],
  [
    'Hummingbird Hops',
    'Lucía Barrera',
    'Cervecería Colibrí',
    'Masa, hibiscus and a brewery that sounds like a family kitchen.',
  ],
  [
    'Mud Season',
    'Cal Rutherford',
    'Little River Farmhouse Ales',
    'The creek took the road twice. The saison got better.',
  ],
  [
    "The Printer's Pint",
    'Adele Voss',
    'Letterpress & Tap',
    'Labels set by hand, in a town that never threw its type away.',
  ],
  [
    'Midnight Shift',
    'Jamal Pruitt',
    'Night Freight Brewing',
    'Brewing while the city sleeps, and the trains that keep the beat.',
  ],
  [
    'Sour Subjects',
    'Maeve Doyle',
    'Spring Creek Sour Cellar',
    'Bacteria are colleagues. Some are late.',
  ],
  [
    'Water, Mostly',
    'Dr. Ellen Park',
    'Prairie Water Survey',
    'A chemist tastes the tap water of twelve towns and names the best one for stout.',
  ],
  [
    'A Field of Barley',
    'Wes Hartman',
    'Hartman Floor Malting',
    'Turning grain by hand at four in the morning, and liking it.',
  ],
  [
    'Oregon on the Line',
    'Bo Tremaine',
    'Slow Drizzle Beer Co.',
    'Rain, patience and the longest dry-hop we have ever heard of.',
  ],
];
