import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from '../../../components/actions/button.tsx';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { useWayToInstall } from './use-way-to-install.ts';

const InstallDialog = lazyDialog(() => import('./install-dialog.tsx'));

/** The button on the own profile that installs the app; nothing where it is installed, or cannot be. */
export default function InstallRow() {
  const way = useWayToInstall();
  const dialog = useDialog('install');
  if (way === undefined && !dialog.open) return null;
  return (
    <>
      <Button wide look="quiet" onClick={dialog.show}>
        <Smartphone size={20} aria-hidden />
        Add Hoptrail to Home Screen
      </Button>
      <InstallDialog way={way} open={dialog.open} onClose={dialog.hide} />
    </>
  );
}
