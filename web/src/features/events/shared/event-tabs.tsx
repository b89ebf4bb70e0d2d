import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './event-tabs.module.css';

const tabs = [
  ['special', 'Special Events'],
  ['weekly', 'Weekly Events'],
] as const;

export type EventTab = (typeof tabs)[number][0];

interface EventTabsProps {
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/** The tabs for special and weekly events; arrow keys switch between them. */
export function EventTabs({ tab, onTab, children }: EventTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: EventTab) => {
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const follow = (event: KeyboardEvent) => {
    const next = neighbour(event.key, tab);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className={styles.frame}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label="Kind of events">
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            className={styles.tab}
            aria-selected={name === tab}
            aria-controls="events-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={follow}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={tab}
        id="events-panel"
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
      >
        {children}
      </div>
    </div>
  );
}

/** Returns the tab that a key selects. With two tabs both arrow keys select the other one. */
function neighbour(key: string, tab: EventTab): EventTab | undefined {
  if (key === 'Home') return 'special';
  if (key === 'End') return 'weekly';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return tab === 'special' ? 'weekly' : 'special';
}
