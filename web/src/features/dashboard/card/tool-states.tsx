import { trpc } from '../../../data/trpc.ts';
import { counted } from '../../../lib/text/numbers.ts';

/** The number of a brewery's boards; nothing until it is known. */
export function BoardsState({ id }: { id: string }) {
  const { data } = trpc.boards.ofBrewery.useQuery({ breweryId: id });
  return data && (data.length === 0 ? 'None' : counted(data.length, 'board', 'boards'));
}

/** The number of people in a brewery's team, invited ones apart; nothing until it is known. */
export function TeamState({ id }: { id: string }) {
  const { data } = trpc.staff.team.useQuery({ id });
  if (!data) return null;
  const { owners, staff, invitations } = data;
  const people = counted(owners.length + staff.length, 'person', 'people');
  return invitations.length === 0 ? people : `${people}, ${invitations.length} invited`;
}

/** The number of a brewery's NFC tags that are in use; nothing until it is known. */
export function TagsState({ id }: { id: string }) {
  const { data } = trpc.tags.ofBrewery.useQuery({ breweryId: id });
  return data && (data.length === 0 ? 'None' : counted(data.length, 'tag', 'tags'));
}
