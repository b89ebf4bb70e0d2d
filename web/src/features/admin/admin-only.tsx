import { type ReactNode, Suspense } from 'react';
import { useSignedInUser } from '../../data/session.ts';

/** Renders its children for administrators only. The server checks the rights itself. */
export function AdminOnly({ children }: { children: ReactNode }) {
  if (useSignedInUser().role !== 'admin') return null;
  return <Suspense>{children}</Suspense>;
}
