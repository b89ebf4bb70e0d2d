import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './search-box.module.css';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  /** The label; shown as placeholder too. */
  label: string;
  /** The search words of the address. */
  value: string;
  /** Called with the trimmed words once typing pauses. */
  onSearch: (text: string) => void;
  /** Called with the trimmed words when Enter searches. */
  onEnter?: (text: string) => void;
}

/** Searches while a person types, and follows the address when they go back. */
export function SearchBox({ label, value, onSearch, onEnter }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== searched) setTyped(value);
  }

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = () => {
    clearTimeout(pause.current);
    const text = typed.trim();
    if (text === value) return;
    setSearched(text);
    onSearch(text);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    pause.current = setTimeout(() => searchAfterPause(), DEBOUNCE_MS);
    return () => clearTimeout(pause.current);
  }, [typed]);

  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  return (
    <search className={styles.box}>
      <Search className={styles.icon} size={20} aria-hidden />
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter may end the writing of a word in an alphabet of many letters.
          if (key !== 'Enter' || nativeEvent.isComposing) return;
          search();
          onEnter?.(typed.trim());
        }}
        onBlur={({ relatedTarget }) => {
          // A pending search would undo the navigation of that tap.
          if (relatedTarget instanceof HTMLAnchorElement) clearTimeout(pause.current);
        }}
      />
      {typed !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <X size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
