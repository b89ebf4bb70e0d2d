import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { breweryTypes } from '@hoptrail/contracts/lists/brewery-types';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';
import { hoursInputs } from './hours/hours-inputs.tsx';
import { OffersInput } from './hours/offers-input.tsx';
import { ZoneInput } from './hours/zone/zone-input.tsx';

type BreweryFormState = Pick<FormState<BreweryField>, 'field'>;

const about = 'Basic Information';
const hours = 'Hours & Policies';
const links = 'Social Links';
const podcast = 'Podcast';
const images = 'Images';

/** Returns the section and options of each input. */
export function breweryInputs(
  form: BreweryFormState,
  brewery: BreweryDetail,
): Readonly<Record<BreweryField, InputOptions>> {
  const { ownTimeZone, timeZone } = brewery;
  return {
    name: { section: about },
    type: { section: about, options: typeOptions },
    address: { section: about },
    city: { section: about },
    state: { section: about, row: 'state' },
    zipCode: { section: about, row: 'state', inputMode: 'numeric' },
    phone: { section: about, type: 'tel' },
    ...hoursInputs(form, brewery, hours),
    ownTimeZone: {
      section: hours,
      render: () => <ZoneInput form={form} found={ownTimeZone === null ? timeZone : undefined} />,
    },
    offers: { section: hours, render: () => <OffersInput form={form} /> },
    policies: { section: hours, placeholder: 'Dogs welcome, families until 9 PM' },
    tapListUrl: { section: hours },
    website: { section: links, placeholder: 'https://example.com' },
    facebook: { section: links, placeholder: 'https://facebook.com/...' },
    instagram: { section: links, placeholder: 'https://instagram.com/...' },
    x: { section: links, placeholder: 'https://x.com/...' },
    threads: { section: links, placeholder: 'https://threads.net/...' },
    tiktok: { section: links, placeholder: 'https://tiktok.com/@...' },
    podcastEpisode: {
      section: podcast,
      placeholder: 'Episode 12: The First Pour',
      hint: 'Its page shows the episode once it has a title and a link.',
    },
    podcastUrl: { section: podcast, placeholder: 'https://open.spotify.com/episode/...' },
    image: { section: images, hint: 'JPEG, PNG or WebP, up to 10 MB' },
    logo: { section: images, ratio: '1 / 1', hint: 'Square, at least 200x200px' },
    bannerImage: {
      section: images,
      ratio: '5 / 1',
      hint: 'Recommended 1000x200px (5:1)',
      remove: 'Remove banner',
    },
    photos: { section: images },
  };
}

/** Returns the usual types, and the brewery's own if an import gave it another one. */
function typeOptions(present: string) {
  const usual: readonly string[] = breweryTypes;
  const types = usual.includes(present) ? usual : [present, ...usual];
  return types.map((type) => ({ value: type, label: type }));
}
