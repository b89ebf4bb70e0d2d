import { createFileRoute } from '@tanstack/react-router';
import { TagsScreen } from '../../../features/tags/tags-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/tags')({ component: BreweryTags });

function BreweryTags() {
  const { id } = Route.useParams();
  return <TagsScreen key={id} id={id} />;
}
