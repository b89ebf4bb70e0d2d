import { useSendNotes } from './use-notes.ts';

/** Sends the notes about breweries that an earlier visit without a connection left in this browser. */
export default function NotesSender() {
  useSendNotes();
  return null;
}
