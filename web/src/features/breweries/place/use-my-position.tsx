import { distanceKm, type Position } from '@hoptrail/contracts/lib/distance';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useConfirmation } from '../../../components/dialog/use-dialog.ts';
import {
  type DevicePosition,
  type PositionFailure,
  positionOptions,
  requestPosition,
} from '../../../lib/geolocation/geolocation.ts';
import { distanceTextOfKm } from '../../../lib/text/distance/distance-text.ts';
import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import styles from './use-my-position.module.css';

/** Farther from the pin than this, the person is asked whether they are at the brewery. */
const FAR_KM = 0.2;
/** A less precise position is asked about too. */
const VAGUE_METRES = 100;

interface UseMyPositionProps {
  pin: Position | undefined;
  onPosition: (position: DevicePosition) => void;
}

/** Puts the pin at the phone's position; asks first when that is far away or imprecise. */
export function UseMyPosition({ pin, onPosition }: UseMyPositionProps) {
  const dialog = useConfirmation('move-pin');
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<DevicePosition>();
  const [note, setNote] = useState('');
  const unit = useDistanceUnit();
  const vagueness = ({ accuracy }: DevicePosition) =>
    accuracy === undefined ? 'an unknown distance' : distanceTextOfKm(accuracy / 1000, unit);

  const take = (position: DevicePosition) => {
    setNote(`Your position, give or take ${vagueness(position)}.`);
    onPosition(position);
  };
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    setNote('');
    const result = await requestPosition(positionOptions.brewery);
    setAsking(false);
    if (!result.ok) return setNote(failureTexts[result.failure]);
    const { position } = result;
    const isFar = pin !== undefined && distanceKm(pin, position) > FAR_KM;
    const { accuracy = Number.POSITIVE_INFINITY } = position;
    if (!isFar && accuracy <= VAGUE_METRES) return take(position);
    setFound(position);
    dialog.show();
  };
  return (
    <div className={styles.position}>
      <Button look="quiet" aria-disabled={isAsking} onClick={ask}>
        <LocateFixed size={20} aria-hidden />
        {isAsking ? 'Finding you...' : 'Use My Position'}
      </Button>
      <p className={styles.note} role="status">
        {note}
      </p>
      <ConfirmDialog
        open={dialog.open}
        onClose={dialog.hide}
        title="Are you at the brewery?"
        confirm="Move the Pin"
        cancel="Leave It"
        look="primary"
        onConfirm={() => {
          if (found) take(found);
          dialog.hide();
        }}
      >
        {found && (
          <p>
            Your phone is{' '}
            {pin && `${distanceTextOfKm(distanceKm(pin, found), unit)} from the pin, `}
            give or take {vagueness(found)}.
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}

const failureTexts: Readonly<Record<PositionFailure, string>> = {
  unsupported: 'This browser gives no position. Drag the pin, or type where it is.',
  insecure: 'Browsers give a position to https pages only. Drag the pin, or type where it is.',
  denied: 'Location access is denied in the browser settings. Drag the pin, or type where it is.',
  unavailable: 'Your position cannot be determined now. Drag the pin, or type where it is.',
  timeout: 'Your position took too long to find. Please try again.',
  unknown: 'Your position cannot be determined now. Please try again.',
};
