import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../features/legal/privacy.tsx';

export const Route = createFileRoute('/privacy')({ component: Privacy });
