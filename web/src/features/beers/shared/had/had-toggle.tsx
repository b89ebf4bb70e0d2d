import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { PillToggle } from '../toggle/pill-toggle.tsx';

interface HadToggleProps {
  beerName: string;
  isHad: boolean;
  onToggle: () => void;
}

/** Marks a beer as had with one tap, and undoes it with the next. */
export function HadToggle({ beerName, isHad, onToggle }: HadToggleProps) {
  return (
    <PillToggle
      Icon={isHad ? Check : Plus}
      text="Had"
      label={`Had ${beerName}`}
      isPressed={isHad}
      onToggle={onToggle}
      look="filled"
    />
  );
}
