import { Link } from '@tanstack/react-router';
import textLink from '../../../components/layout/navigation/text-link.module.css';
import { trpc } from '../../../data/trpc.ts';

const RELOAD_MS = 60_000;

/** Returns the boards of a brewery that the server has not seen for minutes. */
export function useSilentBoards(breweryId: string) {
  const { data } = trpc.boards.ofBrewery.useQuery({ breweryId }, { refetchInterval: RELOAD_MS });
  return data?.filter(({ isSilent }) => isSilent) ?? [];
}

/** Names the silent boards of a brewery, with a link to its boards. */
export function SilentBoards({
  breweryId,
  boards,
}: {
  breweryId: string;
  boards: readonly { name: string }[];
}) {
  const names = boards.map(({ name }) => name).join(', ');
  return (
    <Link to="/brewery/$id/boards" params={{ id: breweryId }} className={textLink.link}>
      {boards.length === 1 ? `${names} is silent` : `${names} are silent`}
    </Link>
  );
}
