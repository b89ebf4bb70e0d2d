import CalendarX from 'lucide-react/icons/calendar-x';
import styles from './calendar-note.module.css';
import { calendarProblem } from './calendar-problem.ts';

/** Explains to those who may change an event why calendars omit it. */
export default function CalendarNote({ event }: { event: Parameters<typeof calendarProblem>[0] }) {
  const problem = calendarProblem(event);
  if (!problem) return null;
  return (
    <p className={styles.note}>
      <CalendarX size={18} aria-hidden />
      <span>Calendars leave this event out. {problem}</span>
    </p>
  );
}
