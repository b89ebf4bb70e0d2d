import Bookmark from 'lucide-react/icons/bookmark';
import { useSignedInUser } from '../../../../data/session.ts';
import { usePutCall } from '../../../../data/waiting/calls/put-call.ts';
import { newItem } from '../../../../data/waiting/waiting-list.ts';
import { PillToggle } from '../toggle/pill-toggle.tsx';
import { useIsWished } from './use-is-wished.ts';

interface WishToggleProps {
  /** A beer or a style. */
  subject: { beerId: string } | { style: string };
  /** What the person reads about it. */
  name: string;
  /** The text on the button. */
  text: string;
  /** Whether the server has it on the wish list. */
  isOnList: boolean;
}

/**
 * Puts something on the wish list with one tap, and removes it with the next: shown at once, and sent
 * when there is a connection.
 */
export function WishToggle({ subject, name, text, isOnList }: WishToggleProps) {
  const { id: userId } = useSignedInUser();
  const putCall = usePutCall();
  const isWished = useIsWished('beerId' in subject ? subject.beerId : subject.style, isOnList);
  const change = () =>
    putCall({
      ...newItem(userId),
      ...{ kind: 'wish', about: name, input: subject, isWished: !isWished },
    });
  return (
    <PillToggle
      Icon={Bookmark}
      text={text}
      label={`Wish ${name}`}
      isPressed={isWished}
      onToggle={change}
      look="outlined"
    />
  );
}
