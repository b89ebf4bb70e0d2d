/** A part of the globe between two parallels and two meridians, in degrees. */
export interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** South, north, west and east in whole degrees, rounded outward; distant parts have their own. */
const COUNTRIES = `
  Argentina -56 -21 -74 -53
  Australia -44 -9 112 160
  Australia -30 -28 167 169
  Austria 46 50 9 18
  Belgium 49 52 2 7
  Brazil -34 6 -74 -28
  Canada 41 84 -142 -52
  Chile -56 -17 -110 -66
  China 18 54 73 136
  Czech Republic 48 52 12 19
  Czechia 48 52 12 19
  Denmark 54 58 8 16
  Denmark 59 84 -74 -6
  England 49 56 -7 2
  Finland 59 71 19 32
  France 41 52 -6 10
  France -22 -12 45 56
  France 2 19 -64 -51
  France 46 48 -57 -56
  France -28 -7 -155 -134
  France -23 -13 163 180
  Germany 47 56 5 16
  Iceland 63 67 -25 -13
  India 6 36 68 98
  Ireland 51 56 -11 -5
  Isle of Man 54 55 -5 -4
  Italy 35 48 6 19
  Japan 20 46 122 154
  Mexico 14 33 -119 -86
  Netherlands 50 54 3 8
  Netherlands 12 18 -71 -62
  New Zealand -48 -33 166 179
  New Zealand -45 -43 -178 -175
  Northern Ireland 54 56 -9 -5
  Norway 57 72 4 32
  Norway 74 81 10 34
  Poland 49 55 14 25
  Portugal 30 43 -32 -6
  Scotland 54 61 -14 0
  Singapore 1 2 103 105
  South Africa -35 -22 16 33
  South Korea 33 39 124 132
  Spain 27 44 -19 5
  Sweden 55 70 10 25
  Switzerland 45 48 5 11
  United Kingdom 49 61 -14 2
  United States 17 72 -180 -65
  United States 51 54 172 180
  United States 13 21 144 147
  United States -15 -11 -172 -168
  Wales 51 54 -6 -2
`;

const STATES = {
  'united states': `
  Alabama 30 36 -89 -84
  Alaska 51 72 -180 -129
  Alaska 51 54 172 180
  Arizona 31 38 -115 -109
  Arkansas 33 37 -95 -89
  California 32 43 -125 -114
  Colorado 36 42 -110 -102
  Connecticut 40 43 -74 -71
  Delaware 38 40 -76 -75
  District of Columbia 38 39 -78 -76
  Florida 24 32 -88 -79
  Georgia 30 36 -86 -80
  Hawaii 18 29 -179 -154
  Idaho 41 50 -118 -111
  Illinois 36 43 -92 -87
  Indiana 37 42 -89 -84
  Iowa 40 44 -97 -90
  Kansas 36 41 -103 -94
  Kentucky 36 40 -90 -81
  Louisiana 28 34 -95 -88
  Maine 42 48 -72 -66
  Maryland 37 40 -80 -75
  Massachusetts 41 43 -74 -69
  Michigan 41 49 -91 -82
  Minnesota 43 50 -98 -89
  Mississippi 30 36 -92 -88
  Missouri 35 41 -96 -89
  Montana 44 50 -117 -104
  Nebraska 39 44 -105 -95
  Nevada 35 43 -121 -114
  New Hampshire 42 46 -73 -70
  New Jersey 38 42 -76 -73
  New Mexico 31 38 -110 -103
  New York 40 46 -80 -71
  North Carolina 33 37 -85 -75
  North Dakota 45 50 -105 -96
  Ohio 38 43 -85 -80
  Oklahoma 33 38 -104 -94
  Oregon 41 47 -125 -116
  Pennsylvania 39 43 -81 -74
  Puerto Rico 17 19 -68 -65
  Rhode Island 41 43 -72 -71
  South Carolina 32 36 -84 -78
  South Dakota 42 46 -105 -96
  Tennessee 34 37 -91 -81
  Texas 25 37 -107 -93
  Utah 36 43 -115 -109
  Vermont 42 46 -74 -71
  Virginia 36 40 -84 -75
  Washington 45 50 -125 -116
  West Virginia 37 41 -83 -77
  Wisconsin 42 48 -93 -86
  Wyoming 40 46 -112 -104
  `,
  canada: `
  Alberta 48 61 -121 -109
  British Columbia 48 61 -140 -114
  Manitoba 48 61 -103 -88
  New Brunswick 44 49 -70 -63
  Newfoundland and Labrador 46 61 -68 -52
  Northwest Territories 59 79 -137 -101
  Nova Scotia 43 48 -67 -59
  Nunavut 51 84 -122 -60
  Ontario 41 57 -96 -74
  Prince Edward Island 45 48 -65 -61
  Quebec 44 63 -80 -57
  Saskatchewan 48 61 -111 -101
  Yukon 59 70 -142 -123
  `,
  australia: `
  ACT -36 -35 148 150
  NSW -38 -28 140 160
  NT -27 -10 128 139
  QLD -30 -9 137 154
  SA -39 -25 128 142
  TAS -44 -39 143 149
  VIC -40 -33 140 151
  WA -36 -13 112 130
  `,
} as const;

/** The bounds of countries by name. */
export const countries = boundsOf(COUNTRIES);

/** The bounds of states by the name of their country. */
export const states: ReadonlyMap<string, ReadonlyMap<string, readonly Bounds[]>> = new Map(
  Object.entries(STATES).map(([country, lines]) => [country, boundsOf(lines)]),
);

function boundsOf(lines: string): ReadonlyMap<string, readonly Bounds[]> {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', ...numbers] =
        /^ *(.+?) (-?\d+) (-?\d+) (-?\d+) (-?\d+)$/.exec(line) ?? [];
      const [south = 0, north = 0, west = 0, east = 0] = numbers.map(Number);
      return { name: name.toLowerCase(), bounds: { south, north, west, east } };
    });
  const byName = Map.groupBy(rows, ({ name }) => name);
  return new Map([...byName].map(([name, those]) => [name, those.map(({ bounds }) => bounds)]));
}
