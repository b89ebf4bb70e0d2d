import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { breweryTypes } from '@hoptrail/contracts/lists/brewery-types';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';
import { hoursInputs } from './hours/hours-inputs.tsx';
import { OffersInput } from './hours/offers-input.tsx';
import { ZoneInput } from './hours/zone/zone-input.tsx';

type FormWith<Name extends string> = Pick<FormState<Name>, 'field'>;
type Inputs<Name extends string = string> = Readonly<Record<Name, InputOptions>>;

export const aboutInputs = {
  name: {},
  type: { options: typeOptions },
  address: {},
  city: {},
  state: { row: 'state' },
  zipCode: { row: 'state', inputMode: 'numeric' },
  phone: { type: 'tel' },
} as const satisfies Inputs;

export const policiesInputs = {
  policies: { placeholder: 'Dogs welcome, families until 9 PM' },
} as const satisfies Inputs;

export const linkInputs = {
  website: { placeholder: 'https://example.com' },
  facebook: { placeholder: 'https://facebook.com/... or @name' },
  instagram: { placeholder: 'https://instagram.com/... or @name' },
  x: { placeholder: 'https://x.com/... or @name' },
  threads: { placeholder: 'https://threads.net/... or @name' },
  tiktok: { placeholder: 'https://tiktok.com/... or @name' },
} as const satisfies Inputs;

export const podcastInputs = {
  podcastEpisode: {
    placeholder: 'Episode 12: The First Pour',
    hint: 'Its page shows the episode once it has a title and a link.',
  },
  podcastUrl: { placeholder: 'https://open.spotify.com/episode/...' },
} as const satisfies Inputs;

export const imageInputs = {
  image: { hint: 'JPEG, PNG or WebP, up to 10 MB' },
  logo: { ratio: '1 / 1', hint: 'Square, at least 200x200px' },
  bannerImage: { ratio: '5 / 1', hint: 'Recommended 1000x200px (5:1)', remove: 'Remove banner' },
  bannerFrom: { row: 'banner-days' },
  bannerUntil: { row: 'banner-days', hint: 'Without days it is always shown.' },
  photos: {},
} as const satisfies Inputs;

/** Returns the options of the inputs of the time zone and of what the place offers. */
export function offersInputs(form: FormWith<'offers'>) {
  return { offers: { render: () => <OffersInput form={form} /> } } satisfies Inputs;
}

export function zoneInputs(form: FormWith<'ownTimeZone'>, brewery: BreweryDetail) {
  const { ownTimeZone, timeZone } = brewery;
  const found = ownTimeZone === null ? timeZone : undefined;
  return {
    ownTimeZone: { render: () => <ZoneInput form={form} found={found} /> },
  } satisfies Inputs;
}

/** What the sections of the whole form contain, by their titles. */
export const sectionContents = {
  'Basic Information': 'Name, type, address, phone',
  'Hours & Policies': 'Opening, kitchen and happy hours, offers, policies, tap list',
  'Social Links': 'Website and profiles',
  Podcast: 'The episode about the brewery',
  Images: 'Header, logo, banner, photos',
} as const;

/** Returns the section and options of each input of the whole form. */
export function breweryInputs(
  form: FormWith<BreweryField>,
  brewery: BreweryDetail,
): Inputs<BreweryField> {
  const hours: keyof typeof sectionContents = 'Hours & Policies';
  return {
    ...within('Basic Information', aboutInputs),
    ...hoursInputs(form, brewery, hours),
    ...within(hours, {
      ...zoneInputs(form, brewery),
      ...offersInputs(form),
      ...policiesInputs,
      tapListUrl: {},
    }),
    ...within('Social Links', linkInputs),
    ...within('Podcast', podcastInputs),
    ...within('Images', imageInputs),
  };
}

function within<Name extends string>(
  section: keyof typeof sectionContents,
  inputs: Inputs<Name>,
): Inputs<Name>;
function within(section: string, inputs: Inputs): Inputs {
  const entries = Object.entries(inputs);
  return Object.fromEntries(entries.map(([name, options]) => [name, { ...options, section }]));
}

/** Returns the usual types, and the brewery's own if an import gave it another one. */
function typeOptions(present: string) {
  const usual: readonly string[] = breweryTypes;
  const types = usual.includes(present) ? usual : [present, ...usual];
  return types.map((type) => ({ value: type, label: type }));
}
