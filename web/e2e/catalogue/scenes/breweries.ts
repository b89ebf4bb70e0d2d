import { pictureArrived, sendPicture } from '../pictures.ts';
import { all, at, change, mend, refuse, type Scenes, signedInAs, tap } from '../scene.ts';

/** Nearby Breweries, and the banner that administrators set there. */
export const breweries: Scenes = {
  full: at('/breweries'),
  'nothing found': at('/breweries?q=zzzzzz'),
  failing: all(refuse('breweries.list'), at('/breweries')),
  'banner dialog': all(mend, signedInAs('admin', '/breweries'), tap('Edit Breweries Banner')),
  'banner not sent': all(refuse('file'), sendPicture('Banner Image')),
  'banner refused': all(
    mend,
    sendPicture('Banner Image'),
    pictureArrived('Banner Image'),
    refuse('settings.setBreweriesBanner'),
    tap('Save'),
  ),
  'banner saved': all(
    change('settings.setBreweriesBanner', (settings: object) => settings),
    tap('Save'),
  ),
};
