import MapPinned from 'lucide-react/icons/map-pinned';
import { Button } from '../actions/button.tsx';
import { lazyDialog } from '../dialog/dialog.tsx';
import { useDialog } from '../dialog/use-dialog.ts';

const MapFilesSheet = lazyDialog(() => import('./map-files-sheet.tsx'));

interface MapFilesProps {
  /** The name of the places, which the files have. */
  name: string;
  /** The path of the files, without their ending. */
  path: string;
}

/** A button with a sheet that offers places as files for map apps. */
export function MapFiles({ name, path }: MapFilesProps) {
  const dialog = useDialog('map-files');
  return (
    <>
      <Button look="quiet" wide onClick={dialog.show}>
        <MapPinned size={20} aria-hidden />
        Open in a Map App
      </Button>
      <MapFilesSheet name={name} path={path} open={dialog.open} onClose={dialog.hide} />
    </>
  );
}
