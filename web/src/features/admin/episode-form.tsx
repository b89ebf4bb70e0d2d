import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { ReactNode } from 'react';
import { Form } from '../../components/form.tsx';
import { FormImage } from '../../components/form-image.tsx';
import { useFormImage } from '../../components/form-image-state.ts';
import { FormLink } from '../../components/form-link.tsx';
import { useForm } from '../../components/form-state.ts';
import { TextField } from '../../components/text-field.tsx';
import { showToast } from '../../lib/toast.ts';
import styles from './episode-form.module.css';
import { type EpisodeInput, type newEpisodeValues, parseEpisode } from './episode-values.ts';

interface EpisodeFormProps {
  /** Tells the draft apart. */
  draft: string;
  initial: ReturnType<typeof newEpisodeValues>;
  submit: string;
  save: (input: EpisodeInput) => Promise<unknown>;
  onClose: () => void;
  /** What else can be done with the episode, below its fields. */
  children?: ReactNode;
}

/** A podcast episode (specification, part 2, "Podcast"). */
export function EpisodeForm(props: EpisodeFormProps) {
  const { draft, initial, submit, save, onClose, children } = props;
  const form = useForm({
    draft: `episode.${draft}`,
    initial,
    parse: parseEpisode,
    save,
    onSaved: onClose,
  });
  const image = useFormImage({
    form,
    name: 'image',
    maxBytes: SMALL_UPLOAD_BYTES,
    onUploaded: () => showToast({ type: 'success', title: 'Image uploaded successfully!' }),
    onFailed: () =>
      showToast({
        type: 'error',
        title: 'Upload failed',
        description: 'No image was uploaded successfully.',
      }),
  });
  const { field } = form;
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <div className={styles.pair}>
        <TextField
          {...field('episodeNumber')}
          label="Episode Number"
          inputMode="numeric"
          maxLength={7}
        />
        <TextField {...field('releaseDate')} label="Release Date" type="date" required />
      </div>
      <TextField {...field('title')} label="Title" maxLength={200} required />
      <TextField {...field('guest')} label="Guest" maxLength={200} />
      <TextField {...field('business')} label="Business" maxLength={200} />
      <FormLink
        {...field('spotifyUrl')}
        label="Spotify URL"
        placeholder="https://open.spotify.com/episode/..."
        required
      />
      <FormImage
        label="Episode Image"
        image={image}
        ratio="1 / 1"
        hint="Square, up to 5 MB"
        remove="Remove image"
      />
      {children}
    </Form>
  );
}
