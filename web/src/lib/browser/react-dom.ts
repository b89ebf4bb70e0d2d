/** React's renderer, a separate file of the build, since it is the largest part of the start. */
export { createRoot } from 'react-dom/client';
