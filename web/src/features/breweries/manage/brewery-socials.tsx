import type { SocialNetwork } from '@hoptrail/contracts/entities/brewery';
import { FormLink } from '../../../components/form/form-link.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';

interface BrewerySocialsProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

const networks: readonly [SocialNetwork, string][] = [
  ['website', 'https://example.com'],
  ['facebook', 'https://facebook.com/...'],
  ['instagram', 'https://instagram.com/...'],
  ['x', 'https://x.com/...'],
  ['threads', 'https://threads.net/...'],
  ['tiktok', 'https://tiktok.com/@...'],
];

/** Where else the brewery can be found. */
export function BrewerySocials({ form: { field } }: BrewerySocialsProps) {
  return networks.map(([name, placeholder]) => (
    <FormLink key={name} {...field(name)} placeholder={placeholder} />
  ));
}
