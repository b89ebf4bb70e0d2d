import type { Beer } from '@hoptrail/contracts/beers/beers';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import type { Marks } from './use-marks.ts';
import { YourRating } from './your-rating.tsx';

interface RatingSheetProps {
  open: boolean;
  onClose: () => void;
  beer: Beer;
  marks: Marks;
}

/** The sheet with the person's rating of a beer and their line about it. Each change is saved at once. */
export default function RatingSheet({ open, onClose, beer, marks }: RatingSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={beer.beerName}
      swipes
      isShort
      footer={
        <Button wide onClick={onClose}>
          Done
        </Button>
      }
    >
      <YourRating beer={beer} marks={marks} isOpen />
    </Dialog>
  );
}
