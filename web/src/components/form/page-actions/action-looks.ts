import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';

/** How an action looks in the row, and in the menu if it does not fit into the row. */
export interface ActionLook {
  Icon: LucideIcon;
  /** Whether it leads to something that takes away. */
  isDangerous?: boolean;
}

/** The looks of the actions of a row, by their elements. */
export const ActionLooks = createContext(new Map<Element, ActionLook>());
