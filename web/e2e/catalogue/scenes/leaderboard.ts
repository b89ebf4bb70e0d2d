import { pictureArrived, sendPicture } from '../pictures.ts';
import {
  all,
  at,
  cut,
  pretend,
  refuse,
  respond,
  restore,
  type Scenes,
  signedInAs,
  tap,
} from '../scene.ts';

/** The leaderboard and the list of badges. */
export const leaderboard: Scenes = {
  full: at('/leaderboard'),
  badges: tap('See All Badges'),
  empty: all(respond('checkins.leaderboard', []), at('/leaderboard')),
  'offline, never loaded': all(cut, at('/leaderboard')),
};

/** The leaderboard's header picture, for administrators. */
export const leaderboardTools: Scenes = {
  'Edit Leaderboard Header': all(signedInAs('admin', '/leaderboard'), tap('Edit Header')),
  'picture refused': all(refuse('file'), sendPicture('Upload Header Image')),
  'picture uploaded': all(
    restore,
    sendPicture('Upload Header Image'),
    pictureArrived('Upload Header Image'),
  ),
  refused: all(refuse('admin.settings.setLeaderboardHeader'), tap('Update Header')),
  saved: all(
    pretend('admin.settings.setLeaderboardHeader', '/api/global-settings'),
    tap('Update Header'),
  ),
};
