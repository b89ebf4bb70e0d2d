/** What a brewery usually is, the default first; any other text is taken as well. */
export const breweryTypes = [
  'Craft Brewery',
  'Brewpub',
  'Taproom',
  'Nanobrewery',
  'Regional Brewery',
  'Large Brewery',
  'Contract Brewery',
  'Alternating Proprietor',
  'Beer Garden',
  'Bar',
  'Cidery',
  'Meadery',
] as const;
