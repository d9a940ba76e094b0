/// <reference types="vite/client" />
/** Entry point of the browser: starts the enhancements and hydrates islands. React is loaded only with an island. */
import type { ComponentType } from 'react';
import { carousels } from './enhance/carousel.ts';
import { highContrast } from './enhance/contrast.ts';
import { counter } from './enhance/counter.ts';
import { dialogs } from './enhance/dialogs.ts';
import { embeds } from './enhance/embed.ts';
import css from './enhance/enhance.css?inline';
import { askBeforeLeaving } from './enhance/leaving.ts';
import { lightbox } from './enhance/lightbox.ts';
import { disclosures, drawer, stickyBar } from './enhance/menus.ts';
import { announceNextPage } from './enhance/next-page.ts';
import { searchFields } from './enhance/search-fields/search-fields.ts';
import { shareLinks } from './enhance/share.ts';
import { ticker } from './enhance/ticker.ts';
import { toasts } from './enhance/toast.ts';
import { whenVisible } from './enhance/when-visible.ts';

const islands = import.meta.glob<Record<string, ComponentType<never>>>([
  './islands/*.tsx',
  '!./islands/*.test.tsx',
]);

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

// First, because the page would change its colours before the visitor's eyes.
highContrast();

whenVisible(() => {
  for (const enhance of [
    stickyBar,
    dialogs,
    askBeforeLeaving,
    drawer,
    disclosures,
    carousels,
    ticker,
    embeds,
    lightbox,
    toasts,
    announceNextPage,
    shareLinks,
    counter,
    searchFields,
  ])
    enhance();

  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    wakeWhenIdle(async () => {
      const load = islands[`./islands/${element.dataset.island}.tsx`];
      if (!load) return;
      const [{ hydrate }, island] = await Promise.all([import('./islands/hydrate.ts'), load()]);
      const component = island[element.dataset.island ?? ''];
      if (component) hydrate(element, component as ComponentType<object>);
    });
});

function wakeWhenIdle(wake: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
  else setTimeout(wake, 200);
}
