import Plus from 'lucide-react/icons/plus';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { trpc } from '../../../data/trpc.ts';
import { EpisodeForm } from './episode-form.tsx';
import { newEpisodeValues } from './episode-values.ts';
import { useCreateEpisode } from './episode-writes.ts';

/** The button 'Add New Episode' on the podcast page, shown once the next number is known. */
export function AddEpisode() {
  const { data: episodes } = trpc.podcast.episodes.useQuery();
  const dialog = useDialog('add-episode');
  const create = useCreateEpisode();
  if (!episodes) return null;
  return (
    <>
      <PageAction Icon={Plus} onClick={dialog.show}>
        Add New Episode
      </PageAction>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Add New Episode">
        <EpisodeForm
          draft="new"
          initial={newEpisodeValues(episodes)}
          submit="Add Episode"
          save={(input) => create.mutateAsync(input)}
          onClose={dialog.hide}
        />
      </Dialog>
    </>
  );
}
