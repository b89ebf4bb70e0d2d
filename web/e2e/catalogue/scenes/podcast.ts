import { pictureArrived, sendPicture } from '../pictures.ts';
import {
  all,
  at,
  cut,
  fill,
  refuse,
  respond,
  type Scenes,
  signedInAs,
  tap,
  tool,
} from '../scene.ts';

/** The podcast, with search results and empty. */
export const podcast: Scenes = {
  full: at('/podcast'),
  found: at('/podcast?q=cermak'),
  'several found': at('/podcast?q=stout'),
  'nothing found': at('/podcast?q=nobody'),
  empty: all(respond('podcast.episodes', []), at('/podcast')),
  'offline, never loaded': all(cut, at('/podcast')),
};

/** The administrators' actions on the podcast. */
export const podcastTools: Scenes = {
  tools: signedInAs('admin', '/podcast'),
  'not created': all(
    refuse('admin.podcast.createEpisode'),
    tap('Add New Episode'),
    fill({ Title: 'The Loose Stave' }),
    fill({ 'Spotify URL': 'example.com/stave' }),
    tap('Add Episode'),
  ),
  'not updated': all(
    refuse('admin.podcast.updateEpisode'),
    at('/podcast'),
    ({ page }) =>
      // The buttons of the episodes appear in any order.
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Edit / })
        .tap(),
    fill({ Title: 'The Looser Stave' }),
    tap('Save Changes'),
  ),
  'not deleted': all(
    refuse('admin.podcast.deleteEpisode'),
    ({ page }) => page.once('dialog', (confirmation) => confirmation.accept()),
    tap('Delete Episode'),
  ),
  'header refused': all(
    refuse('admin.podcast.setHeader'),
    at('/podcast'),
    tool('Update Header Image'),
    sendPicture('Header Image'),
    pictureArrived('Header Image'),
    tap('Update Header'),
  ),
  'banner refused': all(
    refuse('admin.settings.setPodcastBanner'),
    at('/podcast'),
    tool('Update Banner Image'),
    sendPicture('Banner Image'),
    pictureArrived('Banner Image'),
    fill({ 'Link URL': 'example.com/other' }),
    tap('Save Banner'),
  ),
};
