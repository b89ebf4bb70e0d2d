import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { Chakra } from '../../theme/chakra.tsx';
import { TOAST_REGION_ID } from '../toast/toast-region.tsx';
import { SwipeDown } from './swipe-down.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The content, whose code may load when the dialog opens. */
  children: ReactNode;
  /**
   * The buttons, the most important first. The one with `data-initial-focus` gets the focus first.
   */
  footer?: ReactNode;
  /** `alertdialog` for a dialog that asks before something is lost. */
  role?: 'dialog' | 'alertdialog';
  /** Whether a swipe down closes it too. */
  swipes?: boolean;
  /** Whether it is short, and in the middle of a wide screen instead of a panel, like a question. */
  isShort?: boolean;
  /** Whether it is always as high as the window allows, so that a list that changes does not move it. */
  isTall?: boolean;
}

/** The sheet itself; loaded when the first dialog opens. */
export default function DialogSheet(props: DialogProps) {
  const { open, onClose, title, children, footer, role = 'dialog', swipes = false } = props;
  const inMiddle = props.isShort || role === 'alertdialog';
  const content = useRef<HTMLDivElement>(null);
  return (
    <Chakra>
      <Dialog.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        role={role}
        initialFocusEl={() =>
          content.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? null
        }
        lazyMount
        unmountOnExit
        persistentElements={[() => document.getElementById(TOAST_REGION_ID)]}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              ref={content}
              data-in-middle={inMiddle || undefined}
              data-tall={props.isTall || undefined}
            >
              {swipes && <SwipeDown onSwiped={onClose} />}
              <Dialog.Header data-drags={swipes || undefined}>
                <Dialog.Title asChild>
                  <h2>{title}</h2>
                </Dialog.Title>
                <Dialog.CloseTrigger aria-label="Close">
                  <X size={22} aria-hidden />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <ScrollableBody>
                <Suspense>{children}</Suspense>
              </ScrollableBody>
              {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}

const FOCUSABLE = 'a[href], button, input, select, textarea';

/** The body. It takes the focus itself when nothing in it can, so that keys can scroll it. */
function ScrollableBody({ children }: { children: ReactNode }) {
  const [takesFocus, setTakesFocus] = useState(false);
  const measure = useCallback((body: HTMLDivElement | null) => {
    if (body) setTakesFocus(!body.querySelector(FOCUSABLE));
  }, []);
  return (
    <Dialog.Body ref={measure} tabIndex={takesFocus ? 0 : undefined}>
      {children}
    </Dialog.Body>
  );
}
