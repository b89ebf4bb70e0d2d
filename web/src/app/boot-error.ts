import button from '../components/actions/button.module.css';
import message from '../components/state/message.module.css';
import { reloadPage } from '../lib/browser/reload-page.ts';

/**
 * Replaces the prerendered page, which does not respond, with a message that the app did not load.
 */
export function showNotLoaded(): void {
  const again = element('button', `${button.button} ${button.quiet}`, 'Try again');
  const hint = element('p', message.hint, 'A part of the app did not load.');
  again.addEventListener('click', async () => {
    hint.textContent = (await reloadPage()) ?? '';
  });
  const action = element('div', message.action);
  action.append(again);

  const notice = element('div', message.message);
  notice.role = 'alert';
  notice.append(element('p', message.title, 'Hoptrail could not be loaded'), hint, action);
  const page = element('main', 'shell');
  page.append(notice);
  document.getElementById('root')?.replaceChildren(page);
}

function element<Tag extends 'button' | 'div' | 'main' | 'p'>(tag: Tag, look = '', text = '') {
  return Object.assign(document.createElement(tag), { className: look, textContent: text });
}
