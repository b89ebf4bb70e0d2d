import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import Share2 from 'lucide-react/icons/share-2';
import StampIcon from 'lucide-react/icons/stamp';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import DialogSheet from '../../../components/dialog/dialog-sheet.tsx';
import { CopyByHand } from '../../../components/share/copy-by-hand.tsx';
import EntryEditor from '../../logbook/shared/editor/entry-editor.tsx';
import EntryStatus from '../../logbook/shared/editor/entry-status.tsx';
import { useSavedEntry } from '../../logbook/shared/waiting/use-waiting.ts';
import type { NewCheckin } from '../new-checkin.ts';
import { BeersHad } from './beers-had.tsx';
import styles from './checkin-sheet.module.css';
import { Counted } from './counted.tsx';
import { entryOf } from './entry-of-checkin.ts';
import { useShareCheckin } from './share/use-share-checkin.ts';
import { StampSection } from './stamp-section.tsx';
import { Waiting } from './waiting.tsx';

interface CheckinSheetProps {
  open: boolean;
  /** Called when its content is there. */
  onShown: () => void;
  onClose: () => void;
  checkin: NewCheckin;
  brewery: BreweryDetail;
}

/**
 * The sheet after a check-in: the fresh stamp, what it counted for, and beers, a note, pictures and
 * privacy to add.
 */
export default function CheckinSheet(props: CheckinSheetProps) {
  const { open, onShown, onClose, checkin, brewery } = props;
  const entry = useEntry(checkin, brewery);
  const { shareCheckin, byHand } = useShareCheckin(brewery, entry);
  return (
    <DialogSheet
      open={open}
      onClose={onClose}
      title="In your logbook"
      swipes
      footer={
        <>
          <EntryStatus checkinId={entry.id} />
          {byHand && <CopyByHand label="Your check-in" text={byHand} />}
          <div className={styles.actions}>
            <Button look="quiet" onClick={shareCheckin}>
              <Share2 size={20} aria-hidden />
              Share
            </Button>
            <ButtonLink to="/logbook">
              <StampIcon size={20} aria-hidden />
              See your logbook
            </ButtonLink>
          </div>
        </>
      }
    >
      <div className={styles.sheet} ref={(content) => void (content && onShown())}>
        <StampSection brewery={brewery} entry={entry} />
        {checkin.isWaiting ? (
          <Waiting checkinId={entry.id} />
        ) : (
          <Counted checkin={checkin} breweryId={brewery.id} />
        )}
        <BeersHad breweryId={brewery.id} checkinId={entry.id} />
        <EntryEditor key={entry.id} entry={entry} />
      </div>
    </DialogSheet>
  );
}

/** Returns the check-in as the logbook has it. */
function useEntry(checkin: NewCheckin, brewery: BreweryDetail): LogbookEntry {
  const [entry] = useState(() => entryOf(checkin, brewery));
  const [saved, setSaved] = useState<LogbookEntry>();
  useSavedEntry(setSaved);
  return saved?.id === entry.id ? saved : entry;
}
