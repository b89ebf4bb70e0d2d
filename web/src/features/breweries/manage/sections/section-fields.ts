import { breweryFormFields } from '@hoptrail/contracts/breweries/brewery-fields';
import { pickFields } from '@hoptrail/contracts/field-lists/field-list';

export const aboutFields = pickFields(breweryFormFields, [
  'name',
  'type',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'offers',
  'policies',
]);
export const hoursFields = pickFields(breweryFormFields, [
  'openingHours',
  'hoursExceptions',
  'hasOwnHours',
  'hours',
  'kitchenHours',
  'happyHours',
  'ownTimeZone',
]);
export const linkFields = pickFields(breweryFormFields, [
  'tapListUrl',
  'socialLinks',
  'podcastEpisode',
  'podcastUrl',
]);
export const pictureFields = pickFields(breweryFormFields, [
  'image',
  'logo',
  'bannerImage',
  'bannerFrom',
  'bannerUntil',
  'photos',
]);
