import { type ReactNode, Suspense } from 'react';
import { useSignedInUser } from '../../data/session.ts';

/** What only administrators see, loaded for them alone; the server decides what is allowed. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useSignedInUser().role !== 'admin') return null;
  return <Suspense>{children}</Suspense>;
}
