import { Share2 } from 'lucide-react';
import { canShare, sharePage } from '../lib/share-page.ts';
import { Button } from './button.tsx';

interface ShareButtonProps {
  /** What the page is about; goes along with its address. */
  title: string;
  /** What is shared, for those who do not see the sign. */
  label: string;
}

/** Tells others about the present page; nothing where the browser has no way to. */
export function ShareButton({ title, label }: ShareButtonProps) {
  if (!canShare()) return null;
  return (
    <Button look="round" aria-label={label} onClick={() => sharePage(title)}>
      <Share2 size={20} aria-hidden />
    </Button>
  );
}
