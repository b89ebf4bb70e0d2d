import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import styles from './sortable-list.module.css';
import { shiftOf, useDrag } from './use-drag.ts';

/** A row of a list that people sort. */
export interface SortableRow {
  id: string;
  /** What it is called; undefined for a row that stays where it is, such as a heading. */
  name: string | undefined;
}

interface SortableListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The first place to which a row can be moved. */
  first?: number;
  onMove: (from: number, to: number) => void;
  /** Returns where the row at a place is, such as `2 of 5 in Cans`; screen readers announce it. */
  place: (at: number) => string;
  children: (row: Row) => ReactNode;
}

/**
 * A list that people sort: by dragging a handle, by the arrow keys on it, or by two buttons that a tap
 * on it shows.
 */
export function SortableList<Row extends SortableRow>(props: SortableListProps<Row>) {
  const { label, rows, first = 0, onMove, place, children } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<string>();
  const [moved, setMoved] = useState<{ id: string; button: string }>();
  const { drag, start, isTap } = useDrag(list, first, onMove);
  // A moved row loses the focus, since the browser takes it out of the document for a moment.
  useLayoutEffect(() => {
    if (moved) document.getElementById(`${id}-${moved.button}-${moved.id}`)?.focus();
  }, [id, moved]);

  const step = (at: number, by: number, button: string) => {
    const [row, to] = [rows[at], at + by];
    if (!row || to < first || to >= rows.length) return;
    onMove(at, to);
    setMoved({ id: row.id, button });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(at, by, 'handle');
  };
  const movedTo = rows.findIndex((row) => row.id === moved?.id);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} data-dragging={drag !== undefined}>
        {rows.map((row, at) => {
          const { name } = row;
          const shift = drag && shiftOf(at, drag);
          const style = shift ? { transform: `translateY(${shift}px)` } : undefined;
          const button = (kind: 'up' | 'down', by: number, Icon: typeof ArrowUp) => (
            <IconButton
              id={`${id}-${kind}-${row.id}`}
              Icon={Icon}
              label={`Move ${name} ${kind}`}
              onClick={() => step(at, by, kind)}
            />
          );
          return (
            <li
              key={row.id}
              className={styles.row}
              style={style}
              data-movable={name !== undefined}
              data-dragged={drag?.from === at}
            >
              {children(row)}
              {name !== undefined && opened === row.id && (
                <>
                  {button('up', -1, ArrowUp)}
                  {button('down', 1, ArrowDown)}
                </>
              )}
              {name !== undefined && (
                <IconButton
                  id={`${id}-handle-${row.id}`}
                  Icon={GripVertical}
                  label={`Move ${name}`}
                  className={styles.handle}
                  aria-expanded={opened === row.id}
                  aria-describedby={`${id}-hint`}
                  onPointerDown={(event) => start(event, at)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                  onClick={() => isTap() && setOpened(opened === row.id ? undefined : row.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p id={`${id}-hint`} hidden>
        Arrow keys move it.
      </p>
      <p className="visually-hidden" role="status">
        {movedTo >= 0 && `${rows[movedTo]?.name}, ${place(movedTo)}`}
      </p>
    </>
  );
}
