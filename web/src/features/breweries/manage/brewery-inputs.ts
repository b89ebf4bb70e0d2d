import { breweryTypes } from '@hoptrail/contracts/lists/brewery-types';
import type { InputOptions } from '../../../components/form/entity/entity-input.tsx';
import type { BreweryField } from './brewery-form-values.ts';

const about = 'Basic Information';
const hours = 'Hours & Policies';
const links = 'Social Links';
const podcast = 'Podcast';
const images = 'Images';

/** The section and options of each input. */
export const breweryInputs: Readonly<Record<BreweryField, InputOptions>> = {
  name: { section: about },
  type: { section: about, options: typeOptions },
  address: { section: about },
  city: { section: about },
  state: { section: about, row: 'state' },
  zipCode: { section: about, row: 'state', inputMode: 'numeric' },
  phone: { section: about, type: 'tel' },
  hours: { section: hours, placeholder: 'Mon-Thu 4-10 PM, Fri-Sun 12-11 PM' },
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

/** Returns the usual types, and the brewery's own if an import gave it another one. */
function typeOptions(present: string) {
  const usual: readonly string[] = breweryTypes;
  const types = usual.includes(present) ? usual : [present, ...usual];
  return types.map((type) => ({ value: type, label: type }));
}
