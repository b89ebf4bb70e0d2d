import { TextField } from '../../../components/form/fields/text-field.tsx';
import { FormLink } from '../../../components/form/form-link.tsx';
import type { FormState } from '../../../components/form/form-state.ts';
import type { BreweryField } from './brewery-form-values.ts';

interface BreweryPodcastProps {
  form: Pick<FormState<BreweryField>, 'field'>;
}

/** The episode about the brewery, which its page shows once both fields are filled in. */
export function BreweryPodcast({ form: { field } }: BreweryPodcastProps) {
  return (
    <>
      <TextField
        {...field('podcastEpisode')}
        maxLength={200}
        placeholder="Episode 12: The First Pour"
        hint="Its page shows the episode once it has a title and a link."
      />
      <FormLink {...field('podcastUrl')} placeholder="https://open.spotify.com/episode/..." />
    </>
  );
}
