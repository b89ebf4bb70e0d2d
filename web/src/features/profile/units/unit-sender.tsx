import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUpdateUser } from '../../../data/use-update-user.ts';

interface UnitSenderProps {
  userId: string;
  unit: DistanceUnit;
}

/** Sends a chosen unit of distances to the account: at once, and when the connection is back. */
export function UnitSender({ userId, unit }: UnitSenderProps) {
  const { mutate } = useUpdateUser();
  useEffect(() => {
    const send = () => mutate({ id: userId, distanceUnit: unit });
    send();
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) send();
    });
  }, [mutate, userId, unit]);
  return null;
}
