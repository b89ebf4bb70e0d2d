import { openSections } from '../brewery-form.ts';
import { pictureArrived, sendPicture } from '../pictures.ts';
import {
  all,
  fill,
  openPage,
  refuse,
  restore,
  type Scene,
  type Scenes,
  tap,
  tool,
} from '../scene.ts';

const openSecondStory: Scene = async (stage) => {
  const response = await stage.page.request.get('/api/breweries?q=Second+Story');
  const [found] = await response.json();
  await openPage(stage, `/brewery/${found.id}`);
};

/** The administrators' actions on a brewery's page. */
export const breweryTools: Scenes = {
  'Edit Brewery': all(openSecondStory, tap('Edit Brewery'), openSections),
  refused: all(
    refuse('breweries.update'),
    fill({ Hours: 'When the lamp is lit' }),
    tap('Save Changes'),
  ),
  saved: all(restore, tap('Save Changes')),
  'Edit Banner': all(openSecondStory, tool('Edit Banner')),
  'banner not sent': all(refuse('file'), sendPicture('Banner Image')),
  'banner uploaded': all(restore, sendPicture('Banner Image'), pictureArrived('Banner Image')),
  'banner refused': all(refuse('breweries.setBanner'), tap('Save Banner')),
};
