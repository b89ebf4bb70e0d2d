import { Share2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { canShare, sharePage } from './share-page.ts';

/** Tells others about the present page; nothing where the browser has no way to. */
export function ShareButton({ title }: { title: string }) {
  if (!canShare()) return null;
  return (
    <Button look="round" aria-label="Share this event" onClick={() => sharePage(title)}>
      <Share2 size={20} aria-hidden />
    </Button>
  );
}
