import {
  type BreweryDetail,
  brewery,
  breweryUpdate,
  type SocialNetwork,
  socialNetworks,
} from '@hoptrail/contracts/breweries';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { completeLink } from '../../../components/form/form-link.tsx';
import { joinPhotos, splitPhotos } from '../../../components/form/images/form-photos-text.ts';
import { breweryLabels } from '../shared/brewery-labels.ts';

const texts = [
  'name',
  'type',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'hours',
  'policies',
  'tapListUrl',
  'image',
  'logo',
  'bannerImage',
  'podcastEpisode',
] as const;

export type BreweryField = (typeof texts)[number] | 'podcastUrl' | 'photos' | SocialNetwork;

export const breweryFormLabels: Readonly<Record<BreweryField, string>> = {
  ...breweryLabels,
  image: 'Header Image',
  logo: 'Logo',
  bannerImage: 'Banner Image',
  type: 'Type',
  podcastEpisode: 'Podcast Episode',
  podcastUrl: 'Podcast Link',
  photos: 'Photos',
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  threads: 'Threads',
  tiktok: 'TikTok',
};

const stored = brewery.pick({
  name: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  phone: true,
  hours: true,
  policies: true,
  tapListUrl: true,
  image: true,
  logo: true,
  bannerImage: true,
  type: true,
  podcastEpisode: true,
  podcastUrl: true,
  photos: true,
  socialLinks: true,
});
type BrewerySeen = Pick<BreweryDetail, keyof typeof stored.shape>;

/** The brewery that the form changes. */
export function breweryBasis(brewery: BreweryDetail) {
  return {
    seen: stored.parse(brewery),
    read: (json: unknown) => stored.safeParse(json).data,
    values: breweryFormValues,
  };
}

/** A brewery as its form begins; what is not set is empty. */
export function breweryFormValues(brewery: BrewerySeen): FormValues<BreweryField> {
  const { website, facebook, instagram, x, threads, tiktok } = brewery.socialLinks;
  return {
    name: brewery.name,
    address: brewery.address,
    city: brewery.city,
    state: brewery.state,
    zipCode: brewery.zipCode,
    phone: brewery.phone ?? '',
    hours: brewery.hours ?? '',
    policies: brewery.policies ?? '',
    tapListUrl: brewery.tapListUrl ?? '',
    image: brewery.image ?? '',
    logo: brewery.logo ?? '',
    bannerImage: brewery.bannerImage ?? '',
    type: brewery.type,
    podcastEpisode: brewery.podcastEpisode ?? '',
    podcastUrl: brewery.podcastUrl ?? '',
    photos: joinPhotos(brewery.photos),
    website: website ?? '',
    facebook: facebook ?? '',
    instagram: instagram ?? '',
    x: x ?? '',
    threads: threads ?? '',
    tiktok: tiktok ?? '',
  };
}

/** What the server is sent: social links in one object, empty ones as null. */
export function parseBreweryForm(id: string, values: FormValues<BreweryField>) {
  const socialLinks = Object.fromEntries(
    socialNetworks.map((name) => [name, completeLink(values[name])]),
  );
  const details = Object.fromEntries(texts.map((name) => [name, values[name]]));
  return breweryUpdate.safeParse({
    ...details,
    id,
    tapListUrl: completeLink(values.tapListUrl),
    podcastUrl: completeLink(values.podcastUrl),
    photos: splitPhotos(values.photos),
    socialLinks,
  });
}
