import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import styles from './favorites/favorites-calendar.module.css';
import { FavoritesSheet } from './favorites/favorites-sheet.tsx';

/** The card below the favorites that offers their events as a calendar. */
export default function FavoritesCalendar() {
  const dialog = useDialog('favorites-calendar');
  return (
    <div className={styles.card}>
      <p>The events of your favorites, in your calendar.</p>
      <Button look="quiet" onClick={dialog.show}>
        <CalendarPlus size={20} aria-hidden />
        Subscribe
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Calendar of your favorites">
        <FavoritesSheet />
      </Dialog>
    </div>
  );
}
