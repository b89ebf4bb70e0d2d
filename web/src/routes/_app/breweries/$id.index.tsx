import { createFileRoute } from '@tanstack/react-router';
import { BreweryPage } from '../-brewery-page.tsx';

export const Route = createFileRoute('/_app/breweries/$id/')({
  component: () => <BreweryPage id={Route.useParams().id} />,
});
