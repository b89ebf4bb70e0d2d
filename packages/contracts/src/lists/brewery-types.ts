/** The usual types of a brewery, the default first; any other text is valid too. */
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
