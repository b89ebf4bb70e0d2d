import {
  all,
  at,
  change,
  cut,
  hold,
  refuse,
  restore,
  type Scene,
  type Scenes,
  submit,
  tap,
} from '../scene.ts';

const rename: Scene = async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Username' });
  await field.fill(`${await field.inputValue()}2`);
};

/** The profile, its form, and the deletion of the account. */
export const profile: Scenes = {
  'no favorites': at('/'),
  'no badge': all(
    change('users.badge', (badge: object) => ({ ...badge, name: 'Hop' })),
    at('/'),
  ),
  loading: all(hold('users.favorites'), at('/')),
  gone: all(restore, refuse('users.badge', 'User not found', 404, 'user.notFound'), at('/')),
  'offline, never loaded': all(restore, cut, at('/')),
  'Edit Profile': all(restore, at('/'), tap('Edit Profile')),
  'update failed': all(refuse('users.update'), rename, tap('Save Changes')),
  'picture too large': all(
    refuse('users.update', 'The request is too large.', 413),
    tap('Save Changes'),
  ),
  updated: all(restore, tap('Save Changes')),
  'deletion failed': all(
    refuse('users.delete'),
    at('/'),
    tap('Edit Profile'),
    tap('Delete Account'),
    submit('Delete Account', 'alertdialog'),
  ),
  deleted: all(restore, submit('Delete Account', 'alertdialog')),
};
