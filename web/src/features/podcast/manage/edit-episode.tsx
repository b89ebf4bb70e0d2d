import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { useCloseDialogs } from '../../../components/form/form-close.ts';
import { FormDelete } from '../../../components/form/form-delete.tsx';
import { CardEditButton } from '../../../components/form/page-actions/page-actions.tsx';
import { useOnce } from '../../../lib/use-once.ts';
import { EpisodeForm } from './episode-form.tsx';
import { episodeForm } from './episode-values.ts';
import { useCreateEpisode, useDeleteEpisode, useUpdateEpisode } from './episode-writes.ts';

/** The edit button on an episode's card, for administrators, with its dialog. */
export default function EditEpisode({ episode }: { episode: Episode }) {
  const dialog = useDialog(`edit-episode-${episode.id}`);
  const update = useUpdateEpisode();
  const create = useCreateEpisode();
  return (
    <>
      <CardEditButton label={`Edit ${episode.title}`} onClick={dialog.show} />
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Episode">
        <EpisodeForm
          draft={episode.id}
          initial={episodeForm.values(episode)}
          basis={episodeForm.basis(episode)}
          submit="Save Changes"
          save={(input, basedOn) => update.mutateAsync({ ...input, id: episode.id, basedOn })}
          saveNew={(input) => create.mutateAsync(input)}
          onClose={dialog.hide}
        >
          <DeleteEpisode episode={episode} />
        </EpisodeForm>
      </Dialog>
    </>
  );
}

function DeleteEpisode({ episode }: { episode: Episode }) {
  const closeDialogs = useCloseDialogs();
  const remove = useDeleteEpisode();
  const removeOnce = useOnce(remove);
  // Asks with the browser's own dialog.
  const ask = () => {
    if (remove.isPending) return;
    if (!window.confirm(`Are you sure you want to delete “${episode.title}”?`)) return;
    removeOnce({ id: episode.id }, { onSuccess: () => closeDialogs() });
  };
  return (
    <FormDelete onClick={ask}>{remove.isPending ? 'Deleting...' : 'Delete Episode'}</FormDelete>
  );
}
