import { FormLink } from '../../components/form-link.tsx';
import type { FormState } from '../../components/form-state.ts';
import { TextField } from '../../components/text-field.tsx';
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
