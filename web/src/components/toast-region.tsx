import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '../lib/toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** The place where notes appear; what shows them is loaded with the first one. */
export function ToastRegion() {
  const [latest, setLatest] = useState<Toast>();
  useEffect(() => onToast((toast) => setLatest({ ...toast })), []);
  if (!latest) return null;
  return (
    <Suspense>
      <Toaster latest={latest} />
    </Suspense>
  );
}
