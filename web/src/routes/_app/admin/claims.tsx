import { createFileRoute } from '@tanstack/react-router';
import { ClaimsScreen } from '../../../features/admin/claims/claims-screen.tsx';
import type { PanesSearch } from '../../../features/admin/lists/panes.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/admin/claims')({
  validateSearch: ({ selected }): PanesSearch => textParams({ selected }),
  component: ClaimsScreen,
});
