import type { Episode } from '@hoptrail/contracts/podcast';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useCloseDialogs } from '../../components/form-close.ts';
import { FormDelete } from '../../components/form-delete.tsx';
import { FormPencil } from '../../components/form-tool.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { EpisodeForm } from './episode-form.tsx';
import { episodeValues } from './episode-values.ts';
import { useDeleteEpisode, useUpdateEpisode } from './episode-writes.ts';

/** The pencil on an episode's card, for administrators, and what it opens. */
export default function EditEpisode({ episode }: { episode: Episode }) {
  const dialog = useDialog(`edit-episode-${episode.id}`);
  const update = useUpdateEpisode();
  return (
    <>
      <FormPencil label={`Edit ${episode.title}`} onClick={dialog.show} />
      <Dialog open={dialog.open} onClose={dialog.hide} title="Edit Episode">
        <EpisodeForm
          draft={episode.id}
          initial={episodeValues(episode)}
          submit="Save Changes"
          save={(input) => update.mutateAsync({ ...input, id: episode.id })}
          onClose={dialog.hide}
        >
          <DeleteEpisode episode={episode} />
        </EpisodeForm>
      </Dialog>
    </>
  );
}

function DeleteEpisode({ episode }: { episode: Episode }) {
  const question = useDialog(`delete-episode-${episode.id}`);
  const closeDialogs = useCloseDialogs();
  const remove = useDeleteEpisode();
  return (
    <>
      <FormDelete onClick={question.show}>Delete Episode</FormDelete>
      <ConfirmDialog
        open={question.open}
        onClose={question.hide}
        title="Delete Episode"
        confirm={remove.isPending ? 'Deleting...' : 'Delete Episode'}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: episode.id }, { onSuccess: () => closeDialogs() })}
      >
        <p>Are you sure you want to delete “{episode.title}”?</p>
      </ConfirmDialog>
    </>
  );
}
