import { useEffect, useEffectEvent, useState } from 'react';

/** A connection without any event for this long is lost: the server sends one every ten seconds. */
const SILENT_MS = 35_000;
/** After a refusal the browser does not try again by itself. */
const RETRY_MS = 10_000;
/** So that a thousand televisions do not ask in the same moment. */
const SPREAD_MS = 1000;

interface BoardEvents {
  /** Identifies what the server knows of this television: it needs a new connection after a change. */
  connection: string | undefined;
  onMenu: () => void;
  onBoard: () => void;
}

/**
 * Listens to the server, which tells that the menu or the board has changed.
 * @returns whether there is a connection
 */
export function useBoardEvents({ connection, onMenu, onBoard }: BoardEvents): boolean {
  const [isLive, setIsLive] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const changed = useEffectEvent(onMenu);
  const reconnect = useEffectEvent(onBoard);

  useEffect(() => {
    if (connection === undefined) return;
    const events = new EventSource('/api/boards/events');
    let reload: ReturnType<typeof setTimeout> | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const openLater = (waitMs: number) => {
      clearTimeout(retry);
      retry = setTimeout(
        () => {
          setIsLive(false);
          reconnect();
          setAttempt((count) => count + 1);
        },
        waitMs + Math.random() * SPREAD_MS,
      );
    };
    events.addEventListener('open', () => {
      setIsLive(true);
      openLater(SILENT_MS);
      // What changed while there was no connection.
      changed();
    });
    events.addEventListener('beat', () => openLater(SILENT_MS));
    events.addEventListener('menu', () => {
      clearTimeout(reload);
      reload = setTimeout(changed, Math.random() * SPREAD_MS);
    });
    events.addEventListener('board', () => reconnect());
    events.addEventListener('error', () => {
      setIsLive(false);
      if (events.readyState === EventSource.CLOSED) openLater(RETRY_MS);
    });
    return () => {
      clearTimeout(reload);
      clearTimeout(retry);
      events.close();
      setIsLive(false);
    };
  }, [connection, attempt]);
  return isLive;
}
