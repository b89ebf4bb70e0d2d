import { useInvalidate } from '../../../../data/invalidate.ts';
import { trpc } from '../../../../data/trpc.ts';
import { showToast } from '../../../../lib/toast.ts';

/** Answers the question of a brewery on a trail. */
export function useAnswer() {
  const invalidate = useInvalidate();
  return trpc.trails.answer.useMutation({
    onSuccess: ({ isRight, trail }) => {
      invalidate('trails');
      if (!isRight) return;
      showToast({
        type: 'success',
        title: trail?.isCompleted ? 'Trail completed' : 'That is right',
        description: trail?.note ?? `Your stamp counts: ${trail?.name ?? 'the trail'}.`,
      });
    },
    // The number of tries is fetched again; the form shows the reason.
    onError: () => invalidate('trails'),
  });
}
