import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noticed } from './offline/offline.ts';
import { useUpdateUser } from './use-update-user.ts';

interface UnitSenderProps {
  userId: string;
  unit: DistanceUnit;
}

/** Sends a chosen unit of distances to the account: at once, and when the connection is back. */
export function UnitSender({ userId, unit }: UnitSenderProps) {
  const { mutateAsync } = useUpdateUser();
  useEffect(() => {
    const send = () =>
      // A call that did not reach the server is made again when the connection is back.
      noticed(() => mutateAsync({ id: userId, distanceUnit: unit })).catch(() => undefined);
    void send();
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) void send();
    });
  }, [mutateAsync, userId, unit]);
  return null;
}
