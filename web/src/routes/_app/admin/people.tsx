import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PeopleScreen } from '../../../features/admin/people/people-screen.tsx';
import { textParams } from '../../../lib/text/text-params.ts';

export const Route = createFileRoute('/_app/admin/people')({
  validateSearch: ({ q }) => textParams({ q }),
  component: People,
});

function People() {
  const { q = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const search = (text: string) =>
    navigate({ search: text ? { q: text } : {}, replace: true, viewTransition: false });
  return <PeopleScreen q={q} onSearch={search} />;
}
