import { menuSections } from '@hoptrail/contracts/beers/menu-sections';
import { shownPrices } from '@hoptrail/contracts/beers/shown-prices';
import type { MenuBeer, PublicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { openStatus } from '@hoptrail/contracts/hours/open-status';
import { openStatusText } from '@hoptrail/contracts/hours/status-text';
import { knownCurrency } from '@hoptrail/contracts/lists/currencies';
import { escapeXml } from '@hoptrail/drawings/svg';
import { type Theme, themeStyles } from './embed-styles.ts';

interface Page {
  theme: Theme;
  /** The origin of this server, where the brewery's page is. */
  origin: string;
  now: Date;
}

/** Returns the menu of a brewery with its hours as a page without scripts. */
export function embedPage(menu: PublicMenu, { theme, origin, now }: Page): string {
  const { brewery, beers } = menu;
  const address = `${origin}/brewery/${encodeURIComponent(brewery.id)}`;
  const sections = brewery.closedAt === null ? menuSections(beers) : [];
  const isPlain = sections.every(({ id }) => id === 'draft');
  const body = sections.map(
    ({ label, beers: ofSection }) =>
      `${isPlain ? '' : `<h2>${escapeXml(label)}</h2>`}<ul>${ofSection.map((beer) => beerItem(beer, menu)).join('')}</ul>`,
  );
  return page(
    theme,
    `Menu of ${brewery.name}`,
    `<header><h1>${escapeXml(brewery.name)}</h1>${status(menu, now)}</header>
    ${body.join('\n') || (brewery.closedAt === null ? '<p class="note">No beers are listed at the moment.</p>' : '')}
    ${brewery.hours && brewery.closedAt === null ? `<h2>Hours</h2><p class="hours">${escapeXml(brewery.hours)}</p>` : ''}
    <footer><a href="${escapeXml(address)}" target="_blank" rel="noopener">${escapeXml(brewery.name)} on Hoptrail</a></footer>`,
    `<link rel="canonical" href="${escapeXml(address)}" />`,
  );
}

/** Returns the page in place of the menu of a brewery that does not exist. */
export function missingMenuPage(theme: Theme): string {
  return page(theme, 'Menu', '<p class="note">This menu is not here any more.</p>');
}

function page(theme: Theme, title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeXml(title)}</title>
    ${head}
    <style>${themeStyles(theme)}</style>
  </head>
  <body>
    <main>
    ${body}
    </main>
  </body>
</html>
`;
}

/** Returns whether the brewery is open; nothing if its hours are unknown. */
function status({ brewery }: PublicMenu, at: Date): string {
  if (brewery.closedAt !== null) return '<p class="status">Closed for good</p>';
  const shown = openStatus(brewery, at);
  if (!shown) return '';
  const text = openStatusText(shown, { at, timeZone: brewery.timeZone ?? 'UTC' });
  const reason = shown.state === 'closed' ? (shown.closure?.reason ?? '') : '';
  return `<p class="status">${escapeXml(reason ? `${text}: ${reason}` : text)}</p>`;
}

function beerItem(beer: MenuBeer, { servingSizes, currency }: PublicMenu): string {
  const { beerName, beerStyle, abv, ibu, tapNumber } = beer;
  const facts = [
    beerStyle,
    abv === null ? undefined : `${Number(abv)}% ABV`,
    ibu === null ? undefined : `${ibu} IBU`,
  ].filter((fact) => fact !== undefined);
  const marks = [
    beer.isLastKeg && 'Last keg',
    beer.isNonAlcoholic && 'Non-alcoholic',
    beer.isGlutenFree && 'Gluten-free',
  ].filter((mark) => mark !== false);
  const format = new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency: knownCurrency(currency) },
    ...{ currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' },
  });
  const prices = shownPrices(beer, servingSizes).map(
    ({ name, amount }) =>
      `<span class="price">${name ? `<small>${escapeXml(name)}</small> ` : ''}${escapeXml(format.format(amount))}</span>`,
  );
  return `<li><div><h3>${tapNumber === null ? '' : `<b class="tap">${tapNumber}</b> `}${escapeXml(beerName)}</h3>
      <p class="facts">${escapeXml(facts.join(' · '))}</p>${
        marks.length > 0 ? `<p class="marks">${escapeXml(marks.join(' · '))}</p>` : ''
      }</div>${prices.length > 0 ? `<p class="prices">${prices.join(' ')}</p>` : ''}</li>`;
}
