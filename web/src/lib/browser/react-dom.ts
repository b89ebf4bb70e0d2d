/** React's renderer, a file of its own in the build: it is the longest part of the start. */
export { createRoot } from 'react-dom/client';
