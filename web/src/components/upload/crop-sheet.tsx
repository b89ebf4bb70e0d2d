import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../actions/button.tsx';
import { type CropArea, cropPicture } from './crop-picture.ts';
import styles from './crop-sheet.module.css';

interface CropSheetProps {
  file: File;
  ratio: number;
  round: boolean;
  onDone: (picture: File) => void;
}

const MAX_ZOOM = 5;
const ZOOM_STEP = 0.25;

/** The crop tool: moves and zooms a picture behind a frame, by touch, mouse or keyboard. */
export default function CropSheet({ file, ratio, round, onDone }: CropSheetProps) {
  const address = useAddress(file);
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [isCutting, setCutting] = useState(false);

  const cut = async () => {
    if (!area || isCutting) return;
    setCutting(true);
    onDone(await cropPicture(file, area));
  };
  const zoomByKey = ({ key }: KeyboardEvent) => {
    const step = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP }[key] ?? 0;
    setZoom((now) => Math.min(MAX_ZOOM, Math.max(1, now + step)));
  };
  return (
    <div className={styles.sheet}>
      <div className={styles.stage}>
        {address && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={ratio}
            cropShape={round ? 'round' : 'rect'}
            showGrid={false}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.frame ?? '' }}
            cropperProps={{
              role: 'group',
              'aria-label': 'The part to use',
              'aria-describedby': `${id}-hint`,
              onKeyDownCapture: zoomByKey,
            }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_shares, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <label htmlFor={id} className={styles.zoom}>
        Zoom
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        Drag to move, pinch to zoom. With keys: arrows, + and -.
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => onDone(file)}>
          Whole picture
        </Button>
        <Button aria-disabled={!area || isCutting} onClick={cut}>
          Use this part
        </Button>
      </div>
    </div>
  );
}

/** Returns an object URL for a file and revokes it on unmount. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
