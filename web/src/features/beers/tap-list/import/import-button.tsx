import type { Beer } from '@hoptrail/contracts/beers/beers';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import type { Menu } from '../../beer-line.tsx';

const ImportMenu = lazy(() => import('./import-menu.tsx'));

interface ImportButtonProps {
  breweryId: string;
  beers: readonly Beer[];
  menu: Menu;
}

/** The button that takes over a menu, with its dialog. */
export function ImportButton({ breweryId, beers, menu }: ImportButtonProps) {
  const dialog = useDialog('import-menu');
  // A pasted menu stays when the dialog is closed by mistake.
  const [text, setText] = useState('');
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <ClipboardPaste size={22} aria-hidden />
        Import
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Import Menu">
        <ImportMenu
          breweryId={breweryId}
          beers={beers}
          menu={menu}
          text={text}
          onText={setText}
          onSaved={() => {
            setText('');
            dialog.hide();
          }}
        />
      </Dialog>
    </>
  );
}
