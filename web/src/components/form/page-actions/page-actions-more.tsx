import { type RefObject, useEffect, useState } from 'react';
import { RowMenu } from '../../menu/row-menu.tsx';
import type { ActionLook } from './action-looks.ts';

interface PageActionsMoreProps {
  /** The row of actions, of which some may not fit. */
  row: RefObject<HTMLDivElement | null>;
  looks: ReadonlyMap<Element, ActionLook>;
}

/** The menu of the actions that do not fit into the row, which it hides there. */
export default function PageActionsMore({ row, looks }: PageActionsMoreProps) {
  const [cut, setCut] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { right } = element.getBoundingClientRect();
      const [first, ...others] = [...element.children].filter(
        (child) => child instanceof HTMLElement,
      );
      const next = others.filter((child) => child.getBoundingClientRect().right > right);
      for (const child of [first, ...others]) if (child) child.inert = next.includes(child);
      setCut(next);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const buttons = new MutationObserver(measure);
    buttons.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      buttons.disconnect();
    };
  }, [row]);
  const actions = cut.flatMap((element) => {
    const look = looks.get(element);
    if (!look) return [];
    return [{ ...look, label: element.textContent, onSelect: () => element.click() }];
  });
  return actions.length > 0 && <RowMenu label="More tools" actions={actions} />;
}
