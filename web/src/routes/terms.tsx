import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../features/legal/terms.tsx';

export const Route = createFileRoute('/terms')({ component: Terms });
