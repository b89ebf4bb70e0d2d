import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import { EmptyState } from '../../../../components/state/empty-state.tsx';
import { PendingState } from '../../../../components/state/pending-state.tsx';
import { trpc } from '../../../../data/trpc.ts';
import { DrawForm } from './draw-form.tsx';
import { Winners } from './winners.tsx';

/** The form of a draw among those who finished a trail, with the winners so far. */
export default function DrawPanel({ trail, onClose }: { trail: AdminTrail; onClose: () => void }) {
  const { id, completions } = trail;
  const found = trpc.admin.trails.winners.useQuery({ id }, { staleTime: 0 });
  if (!found.data) {
    return <PendingState query={found} failed="The winners did not load" skeleton={240} />;
  }
  const { winners, total } = found.data;
  if (completions === 0 && total === 0) {
    return (
      <EmptyState
        drawing="breweries"
        title="Nobody finished yet"
        hint="Winners are drawn from the people who finished the trail."
      />
    );
  }
  return (
    // Each draw has a form of its own.
    <DrawForm key={total} trailId={id} seen={total} onClose={onClose}>
      {winners.length > 0 && <Winners winners={winners} total={total} />}
    </DrawForm>
  );
}
