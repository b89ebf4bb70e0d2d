import { createToaster, Toast, Toaster as ToastGroup } from '@chakra-ui/react/toast';
import { TOAST_DURATION_MS } from '@hoptrail/contracts/limits';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Toast as ToastMessage } from '../lib/toast.ts';
import { Chakra } from './chakra.tsx';
import { useSwipeRight } from './use-swipe-right.ts';

const toaster = createToaster({
  placement: 'top',
  max: 1,
  duration: TOAST_DURATION_MS,
  hotkey: ['F8'],
  offsets: { top: 'calc(var(--safe-top) + 12px)', bottom: '16px', left: '16px', right: '16px' },
});

/** Shows the latest note and takes the one before it away. */
export default function Toaster({ latest }: { latest: ToastMessage }) {
  useEffect(() => {
    toaster.remove();
    toaster.create({ ...latest, closable: true });
  }, [latest]);

  return (
    <Chakra>
      <ToastGroup toaster={toaster}>
        {({ id, title, description }) => (
          <Note title={title} description={description} onDismiss={() => toaster.dismiss(id)} />
        )}
      </ToastGroup>
    </Chakra>
  );
}

interface NoteProps {
  title: ReactNode;
  description: ReactNode;
  onDismiss: () => void;
}

function Note({ title, description, onDismiss }: NoteProps) {
  return (
    <Toast.Root {...useSwipeRight(onDismiss)}>
      <div>
        <Toast.Title>{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.CloseTrigger aria-label="Close">
        <X size={18} aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
