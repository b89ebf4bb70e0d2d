import { createFileRoute } from '@tanstack/react-router';
import { ClaimsScreen } from '../../../features/admin/claims/claims-screen.tsx';

export const Route = createFileRoute('/_app/admin/claims')({
  component: ClaimsScreen,
});
