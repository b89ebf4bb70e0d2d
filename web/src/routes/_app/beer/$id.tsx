import { createFileRoute } from '@tanstack/react-router';
import { BeerScreen } from '../../../features/beers/page/beer-screen.tsx';

export const Route = createFileRoute('/_app/beer/$id')({
  component: () => <BeerScreen id={Route.useParams().id} />,
});
