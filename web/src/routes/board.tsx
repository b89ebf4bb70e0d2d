import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '../features/boards/board-screen.tsx';

export const Route = createFileRoute('/board')({ component: BoardScreen });
