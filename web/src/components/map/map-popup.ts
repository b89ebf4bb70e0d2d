import styles from './map-popup.module.css';

/** The class of a map whose popups have the look of the app. */
export const popupFrame = styles.frame ?? '';

/** Returns the content of a dot's popup: a name that opens its page, and a line about it. */
export function mapPopup(name: string, note: string, onOpen: () => void): HTMLElement {
  const popup = document.createElement('div');
  popup.className = styles.popup ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', onOpen);
  const line = document.createElement('span');
  line.textContent = note;
  popup.append(button, line);
  return popup;
}

/** A canvas takes no custom properties of the theme. */
export function mapColor(element: HTMLElement, name: `--color-${string}`): string {
  return getComputedStyle(element).getPropertyValue(name);
}
