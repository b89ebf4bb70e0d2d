import { useInvalidate } from '../../../data/invalidate.ts';
import { showRefusal } from '../../../data/show-error.ts';
import { trpc } from '../../../data/trpc.ts';

/** Asks for an export, and shows its state at once. */
export function useAskExport() {
  const invalidate = useInvalidate();
  return trpc.personalData.export.useMutation({
    onSuccess: (status) => {
      invalidate('personalData', { path: 'personalData.exportStatus', data: status });
    },
    onError: (error) => {
      showRefusal('Not packed', error);
      invalidate('personalData');
    },
  });
}
