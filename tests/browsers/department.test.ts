import { inject } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { journey } from './journey.ts';
import { group, link, nav } from './selectors.ts';
import { desktop, phone } from './tab.ts';

const site = inject('site');
const words = en.department;
const navigation = nav(words.navigation);

for (const [width, size] of Object.entries({ wide: desktop, narrow: phone }))
  journey(`${width}: a department's pages stand in one row, and lead on`, size, async (visitor) => {
    await visitor.open(`${site}/department/PHY`);
    await visitor.until(isOneRow, words.navigation);
    await visitor.press(link(words.faculty, navigation));
    await visitor.arrives('/department/PHY/faculty');
    await visitor.until(isOneRow, words.navigation);
    await visitor.press(group(words.more, navigation));
    await visitor.press(link(words.gallery, navigation));
    await visitor.arrives('/department/PHY/gallery');
  });

/** True if the entries and ‘More’ are on one line and the page is as wide as the window. */
function isOneRow(name: string): boolean {
  const all = [
    ...document.querySelectorAll(`nav[aria-label="${name}"] :is(ul:first-child > li, summary)`),
  ];
  const lines = new Set(all.map((entry) => Math.round(entry.getBoundingClientRect().top)));
  return all.length > 3 && lines.size === 1 && document.documentElement.scrollWidth <= innerWidth;
}
