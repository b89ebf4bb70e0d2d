import { CHECKIN_NOTE_MAX, CHECKIN_PHOTOS_MAX } from '@hoptrail/contracts/limits';
import type { TrailEntry } from '@hoptrail/contracts/trail';
import { FormCheckbox } from '../../../components/form/fields/form-checkbox.tsx';
import { TextArea } from '../../../components/form/fields/text-area.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useForm } from '../../../components/form/form-state.ts';
import { FormPhotos } from '../../../components/form/images/form-photos.tsx';
import { showToast } from '../../../lib/toast.ts';
import { entryLabels, entryValues, parseEntry } from './entry-changes.ts';
import { useSetPhotos, useUpdateEntry } from './use-edit-entry.ts';

interface EntryFormProps {
  entry: Pick<TrailEntry, 'id' | 'notes' | 'photos' | 'onlyForMe'>;
  onClose: () => void;
}

/** The form for the note, the pictures and the privacy of an own check-in. */
export default function EntryForm({ entry, onClose }: EntryFormProps) {
  const update = useUpdateEntry();
  const setPhotos = useSetPhotos();
  const form = useForm({
    draft: `checkin.${entry.id}`,
    labels: entryLabels,
    initial: entryValues(entry),
    parse: (values) => parseEntry(entry, values),
    save: async ({ stored, photos }) => {
      if (photos) await setPhotos.mutateAsync({ id: entry.id, photos });
      if (stored) await update.mutateAsync({ id: entry.id, ...stored });
      showToast({ type: 'success', title: 'Check-in saved' });
    },
    onSaved: onClose,
  });
  return (
    <Form form={form} submit="Save Changes" onCancel={onClose}>
      <TextArea
        {...form.field('notes')}
        maxLength={CHECKIN_NOTE_MAX}
        placeholder="What you had, who was there"
      />
      <FormPhotos form={form} name="photos" max={CHECKIN_PHOTOS_MAX} />
      <FormCheckbox {...form.field('onlyForMe')} />
    </Form>
  );
}
