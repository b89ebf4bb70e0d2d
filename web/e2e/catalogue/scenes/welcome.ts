import { exampleAddress } from '@hoptrail/screens/example-address';
import { newPerson } from '../../support/account.ts';
import { pngPicture } from '../../support/pictures.ts';
import { appOf } from '../../support/screen.ts';
import { askForCode, codeField } from '../../support/sign-in.ts';
import { all, at, refuse, respond, restore, type Scene, type Scenes, tap } from '../scene.ts';

const person = newPerson();

const typeIn =
  (field: string, text: string): Scene =>
  ({ page }) =>
    appOf(page).getByRole('textbox', { name: field }).fill(text);

const confirmAddress: Scene = async ({ page }) =>
  await codeField(page).fill(await askForCode(page, person.email));

const pickPhoto: Scene = ({ page }) =>
  page.getByLabel('Profile photo').setInputFiles(pngPicture('me.png', 64, 64));

/** The steps of sign-up, and sign-in. */
export const welcome: Scenes = {
  'link of a brewery': at(exampleAddress('/brewery/$id')),
  'link of an event': at(exampleAddress('/special-event/$id')),
  email: at('/'),
  'no address': tap('Continue'),
  'code not sent': all(refuse('auth.sendCode', ''), typeIn('Email', person.email), tap('Continue')),
  'code sent': all(respond('auth.sendCode', {}), tap('Continue')),
  'code incomplete': all(typeIn('6-digit code', '123'), tap('Verify')),
  'code wrong': all(refuse('auth.verifyCode', ''), typeIn('6-digit code', '123456')),
  profile: all(restore, at('/'), confirmAddress),
  'no name': tap('Create account'),
  'no photo': all(typeIn('Username', person.username), tap('Create account')),
  'photo uploaded': pickPhoto,
  'account refused': all(refuse('auth.completeProfile'), tap('Create account')),
  'account made': all(restore, tap('Create account')),
  'signed in again': all(
    ({ context }) => context.setStorageState({ cookies: [], origins: [] }),
    at('/'),
    confirmAddress,
  ),
};
