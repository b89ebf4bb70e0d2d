import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInvalidate } from '../invalidate.ts';
import { useSession } from '../session.ts';
import { trpc } from '../trpc.ts';
import { startSendingCalls } from './send-calls.ts';

/** Sends the calls that wait in this browser, also those of an earlier visit. */
export default function CallsSender() {
  const session = useSession();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  useEffect(() => startSendingCalls({ client, session, queryClient, invalidate }));
  return null;
}
