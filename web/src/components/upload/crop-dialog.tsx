import { Suspense } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { lazy } from '../layout/lazy.tsx';
import { CardSkeleton } from '../state/skeleton.tsx';
import type { useCrop } from './use-crop.ts';

const CropSheet = lazy(() => import('./crop-sheet.tsx'));

interface CropDialogProps {
  crop: ReturnType<typeof useCrop>;
  ratio: number;
  /** Whether the picture is shown as a circle. */
  round: boolean;
}

/** Asks which part of a chosen picture to use. */
export function CropDialog({ crop, ratio, round }: CropDialogProps) {
  const { file, open, close, done } = crop;
  return (
    <Dialog open={open} onClose={close} title="Crop Picture">
      <Suspense fallback={<CardSkeleton height={300} />}>
        {file && <CropSheet file={file} ratio={ratio} round={round} onDone={done} />}
      </Suspense>
    </Dialog>
  );
}
