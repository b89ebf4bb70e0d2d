import { createFileRoute } from '@tanstack/react-router';
import { SignInLink } from '../features/auth/link/sign-in-link.tsx';

export const Route = createFileRoute('/sign-in-link')({ component: SignInLink });
