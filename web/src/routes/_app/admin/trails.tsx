import { createFileRoute } from '@tanstack/react-router';
import type { PanesSearch } from '../../../features/admin/lists/panes.tsx';
import { TrailsScreen } from '../../../features/admin/trails/trails-screen.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/admin/trails')({
  validateSearch: ({ selected }): PanesSearch => textParams({ selected }),
  component: TrailsScreen,
});
