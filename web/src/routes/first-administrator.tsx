import { createFileRoute } from '@tanstack/react-router';
import { FirstAdministrator } from '../features/auth/first-administrator/first-administrator.tsx';

export const Route = createFileRoute('/first-administrator')({ component: FirstAdministrator });
