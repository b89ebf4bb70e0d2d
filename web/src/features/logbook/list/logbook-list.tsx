import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EntryRow } from './entry-row.tsx';
import { ImportedRow } from './imported-row.tsx';
import styles from './logbook-list.module.css';
import { type LogbookItem, logbookRows } from './logbook-rows.ts';

/** The usual heights of rows in pixels, until they are measured. */
const HEIGHTS = { month: 44, entry: 128, imported: 128 } as const;
/** How many rows outside of the window are rendered. */
const OVERSCAN = 6;
/** How many rows before the end the next page loads. */
const AHEAD = 15;

interface LogbookListProps {
  items: readonly LogbookItem[];
  /** Whether a newer search is in progress. */
  isBehind: boolean;
  /** Loads the next page; undefined where the list is whole or loads already. */
  onEnd: (() => void) | undefined;
  onEdit: (entry: LogbookEntry) => void;
}

/**
 * The check-ins by month. Only the rows near the window are in the document, so that scrolling
 * stays smooth at thousands of them.
 */
export function LogbookList({ items, isBehind, onEnd, onEdit }: LogbookListProps) {
  const rows = useMemo(() => logbookRows(items), [items]);
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    // What is above the list grows when its figures arrive.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => HEIGHTS[rows[index]?.kind ?? 'entry'],
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollMargin: top,
    overscan: OVERSCAN,
    onChange: ({ range }) => {
      if (range && range.endIndex >= rows.length - AHEAD) onEnd?.();
    },
  });
  return (
    <ol
      ref={list}
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      aria-busy={isBehind}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.row}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row.kind === 'month' && <h2 className={styles.month}>{row.title}</h2>}
            {row.kind === 'entry' && (
              <EntryRow entry={row.entry} edition={row.edition} onEdit={onEdit} />
            )}
            {row.kind === 'imported' && <ImportedRow visit={row.visit} />}
          </li>
        );
      })}
    </ol>
  );
}
