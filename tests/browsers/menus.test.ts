import { inject } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { journey } from './journey.ts';
import { button, group, heading, link, nav } from './selectors.ts';
import { desktop, phone } from './tab.ts';

const site = inject('site');
const { menu, pages, layout } = en;
const bar = nav(layout.menu);
const science = link(pages['/departments/science'], bar);
const vision = link(pages['/aboutus/vision'], bar);

journey(
  'wide: one menu at a time drops down from the bar, and closes as menus do',
  desktop,
  async (visitor) => {
    await visitor.open(`${site}/notifications/academic`);
    await visitor.press(group(menu.academics, bar));
    await visitor.sees(science);
    await visitor.press(group(menu.about, bar));
    await visitor.sees(vision);
    await visitor.misses(science);
    // Escape closes the menu and returns the focus; Enter opens the next one.
    await visitor.key('Tab');
    await visitor.key('Escape');
    await visitor.misses(vision);
    await visitor.until((name) => document.activeElement?.textContent === name, menu.about);
    await visitor.key('Tab');
    await visitor.key('Enter');
    await visitor.sees(science);
    await visitor.press(heading(pages['/notifications/academic']));
    await visitor.misses(science);
  },
);

journey(
  'wide: an entry shows that the pointer is on it, and opens a page',
  desktop,
  async (visitor) => {
    await visitor.open(`${site}/notifications/academic`);
    await visitor.press(group(menu.academics, bar));
    const ground = (place: string) =>
      getComputedStyle(document.evaluate(place, document, null, 9).singleNodeValue as Element)
        .backgroundColor;
    const before = await visitor.read(ground, science);
    await visitor.point(science);
    await visitor.until(
      (place, before) => {
        const entry = document.evaluate(place, document, null, 9).singleNodeValue as Element;
        return getComputedStyle(entry).backgroundColor !== before;
      },
      science,
      before,
    );
    await visitor.press(science);
    await visitor.arrives('/departments/science');
  },
);

journey(
  'narrow: the drawer opens, folds its groups, closes with Escape, and opens a page',
  phone,
  async (visitor) => {
    await visitor.open(`${site}/notifications/academic`);
    const home = link(pages['/'], '//*[@id="site-menu"]');
    await visitor.misses(home);
    await visitor.press(button(layout.menu));
    await visitor.sees(home);
    await visitor.key('Escape');
    await visitor.misses(home);
    await visitor.press(button(layout.menu));
    await visitor.press(button(layout.close, bar));
    await visitor.misses(home);
    await visitor.press(button(layout.menu));
    await visitor.press(group(menu.academics, bar));
    await visitor.press(science);
    await visitor.arrives('/departments/science');
    await visitor.until(() => document.documentElement.scrollWidth <= innerWidth);
  },
);
