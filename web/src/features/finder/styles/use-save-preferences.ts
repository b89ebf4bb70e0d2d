import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { useSession } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { knownStyles } from './chosen-styles.ts';

/**
 * Saves the searched styles as the person's preferences. A failure is ignored: the next search
 * saves them again.
 */
export function useSavePreferences(): (styles: BeerStyle[]) => void {
  const session = useSession();
  const save = trpc.users.setBeerPreferences.useMutation({
    onSuccess: (user) => {
      if (session.user()?.id === user.id) session.store(user);
    },
  });
  return (styles) => {
    const user = session.user();
    if (!user || `${knownStyles(user.beerStylePreferences)}` === `${styles}`) return;
    save.mutate({ id: user.id, beerStylePreferences: styles });
  };
}
