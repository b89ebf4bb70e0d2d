import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former address of the logbook, which leads to the present one. */
export const Route = createFileRoute('/_app/trail')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/logbook', search, replace: true });
  },
});
