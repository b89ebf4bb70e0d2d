import { createFileRoute } from '@tanstack/react-router';
import { TrailsScreen } from '../../../features/trails/list/trails-screen.tsx';

export const Route = createFileRoute('/_app/trails/')({
  component: TrailsScreen,
});
