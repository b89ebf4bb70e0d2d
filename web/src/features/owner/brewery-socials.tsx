import type { SocialNetwork } from '@hoptrail/contracts/breweries';
import { FormLink } from '../../components/form-link.tsx';
import type { FormState } from '../../components/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';

interface BrewerySocialsProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

const networks: readonly [SocialNetwork, string, string][] = [
  ['website', 'Website', 'https://example.com'],
  ['facebook', 'Facebook', 'https://facebook.com/...'],
  ['instagram', 'Instagram', 'https://instagram.com/...'],
  ['x', 'X', 'https://x.com/...'],
  ['threads', 'Threads', 'https://threads.net/...'],
  ['tiktok', 'TikTok', 'https://tiktok.com/@...'],
];

/** Where else the brewery can be found. */
export function BrewerySocials({ form: { field } }: BrewerySocialsProps) {
  return networks.map(([name, label, placeholder]) => (
    <FormLink key={name} {...field(name)} label={label} placeholder={placeholder} />
  ));
}
