import { createFileRoute } from '@tanstack/react-router';
import { BoardsScreen } from '../../../features/boards/manage/boards-screen.tsx';

export const Route = createFileRoute('/_app/brewery/$id/boards')({
  component: BreweryBoards,
});

function BreweryBoards() {
  const { id } = Route.useParams();
  return <BoardsScreen key={id} id={id} />;
}
