/** Returns whether the person asked the browser to save data. */
export function isSavingData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}
