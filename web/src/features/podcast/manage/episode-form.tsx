import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { audioTypeNames, audioTypes } from '@hoptrail/contracts/lists/audio-types';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';
import { FormSelect } from '../../../components/form/fields/form-select.tsx';
import { TextField } from '../../../components/form/fields/text-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormLink } from '../../../components/form/form-link.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import type { Basis } from '../../../components/form/form-values.ts';
import { FormImage } from '../../../components/form/images/form-image.tsx';
import { useFormImage } from '../../../components/form/images/form-image-state.ts';
import { uploadFailures } from '../../../data/uploads/upload-failures.ts';
import { showToast } from '../../../lib/toast.ts';
import styles from './episode-form.module.css';
import {
  durationHint,
  type EpisodeField,
  type EpisodeInput,
  type EpisodeSeen,
  episodeForm,
  numberHint,
  parseEpisode,
} from './episode-values.ts';

interface EpisodeFormProps {
  /** The draft's key. */
  draft: string;
  initial: FormValues<EpisodeField>;
  /** The episode to change; undefined for a new one. */
  basis?: Basis<EpisodeField, EpisodeSeen>;
  submit: string;
  save: (input: EpisodeInput, basedOn: EpisodeSeen | undefined) => Promise<unknown>;
  /** Saves the form as a new episode when the old one was deleted meanwhile. */
  saveNew?: (input: EpisodeInput) => Promise<unknown>;
  onClose: () => void;
  /** Further actions below the fields. */
  children?: ReactNode;
}

const typeOptions = [
  { value: '', label: 'By the address (.mp3, .m4a)' },
  ...audioTypes.map((value) => ({ value, label: audioTypeNames[value] })),
];

/** The form of a podcast episode. */
export function EpisodeForm(props: EpisodeFormProps) {
  const { draft, initial, basis, submit, save, saveNew, onClose, children } = props;
  const form = useForm({
    draft: `episode.${draft}`,
    labels: episodeForm.labels,
    initial,
    basis,
    parse: parseEpisode,
    save,
    saveAsNew: saveNew && { submit: 'Save as New Episode', save: saveNew },
    onSaved: onClose,
  });
  const image = useFormImage({
    form,
    name: 'image',
    maxBytes: SMALL_UPLOAD_BYTES,
    onUploaded: () => showToast({ type: 'success', title: 'Image uploaded successfully!' }),
    failures: uploadFailures,
  });
  const { field } = form;
  const episodeNumber = useWatch(field('episodeNumber'));
  const duration = useWatch(field('duration'));
  return (
    <Form form={form} submit={submit} onCancel={onClose}>
      <div className={styles.pair}>
        <TextField
          {...field('episodeNumber')}
          inputMode="numeric"
          maxLength={7}
          hint={numberHint(episodeNumber)}
        />
        <TextField {...field('releaseDate')} type="date" required />
      </div>
      <TextField {...field('title')} maxLength={200} required />
      <TextField {...field('guest')} maxLength={200} />
      <TextField {...field('business')} maxLength={200} />
      <FormLink
        {...field('spotifyUrl')}
        placeholder="https://open.spotify.com/episode/..."
        required
      />
      <FormLink {...field('audioUrl')} placeholder="https://.../episode.mp3" />
      <TextField
        {...field('audioBytes')}
        inputMode="numeric"
        maxLength={12}
        placeholder="57600000"
        hint="Podcast apps get the episode once its size is here."
      />
      <FormSelect {...field('audioType')} options={typeOptions} />
      <TextField {...field('duration')} maxLength={200} hint={durationHint(duration)} />
      <FormImage image={image} ratio="1 / 1" hint="Square, up to 5 MB" remove="Remove image" />
      {children}
    </Form>
  );
}
