import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../../components/state/not-found.tsx';

/** Behind the sign-in, so that a visitor at an unknown path gets the welcome page. */
export const Route = createFileRoute('/_app/$')({ component: NotFound });
