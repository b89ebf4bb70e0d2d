import type { Beer } from '@hoptrail/contracts/beers/beers';
import type { LucideIcon } from 'lucide-react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { lazyDialog } from '../../../../components/dialog/dialog.tsx';
import { useConfirmation } from '../../../../components/dialog/use-dialog.ts';
import { useIsOnline } from '../../../../data/offline/offline.ts';
import { decimal } from '../../../../lib/text/numbers.ts';
import { PillToggle } from '../toggle/pill-toggle.tsx';
import styles from './had-button.module.css';
import type { Marks, ShownMark } from './use-marks.ts';

const RatingSheet = lazyDialog(() => import('./rating-sheet.tsx'));

/**
 * Marks a beer of a list as had. Afterwards it shows the rating, and opens a sheet that changes or
 * removes it: nothing in the list moves.
 */
export function HadButton({ beer, marks }: { beer: Beer; marks: Marks }) {
  const mark = marks.of(beer.id);
  // The page below a check-in's sheet has the same beers.
  const dialog = useConfirmation(`rate-${useId()}`);
  const { Icon, text, more } = useLook(mark);
  return (
    <>
      <PillToggle
        Icon={Icon}
        text={text}
        label={`Had ${beer.beerName}${more}`}
        isPressed={mark !== undefined}
        onToggle={() => (mark ? dialog.show() : marks.mark(beer))}
        look={mark?.problem === undefined ? 'filled' : 'failed'}
        className={styles.button}
      />
      <RatingSheet beer={beer} marks={marks} open={dialog.open} onClose={dialog.hide} />
    </>
  );
}

interface Look {
  Icon: LucideIcon;
  text: string;
  /** What the accessible name has after that of the beer. */
  more: string;
}

function useLook(mark: ShownMark | undefined): Look {
  const isOnline = useIsOnline();
  if (!mark) return { Icon: Plus, text: 'Had', more: '' };
  const text = mark.rating === null ? 'Rate' : decimal(mark.rating, 2, 0);
  if (mark.problem !== undefined)
    return { Icon: TriangleAlert, text, more: `: ${text}, not saved` };
  const waits = mark.isWaiting && !isOnline;
  return { Icon: waits ? CloudOff : Star, text, more: `: ${text}${waits ? ', not sent yet' : ''}` };
}
