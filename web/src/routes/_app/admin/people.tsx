import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PeopleScreen } from '../../../features/admin/people/people-screen.tsx';

export const Route = createFileRoute('/_app/admin/people')({
  validateSearch: ({ q }): { q?: string } => {
    // The router parses a bare number or boolean in the address as such.
    const words = ['string', 'number', 'boolean'].includes(typeof q) ? String(q).slice(0, 200) : '';
    return words ? { q: words } : {};
  },
  component: People,
});

function People() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const search = (words: string) =>
    navigate({ search: words ? { q: words } : {}, replace: true, viewTransition: false });
  return <PeopleScreen q={q} onSearch={search} />;
}
