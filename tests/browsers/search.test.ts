import { inject } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { journey } from './journey.ts';
import { button } from './selectors.ts';
import { desktop, phone } from './tab.ts';

const site = inject('site');
const { search, layout } = en;
const main = '//main';

journey('wide: a word typed in the header finds a department', desktop, async (visitor) => {
  await visitor.open(`${site}/privacy`);
  await visitor.type('header input[type="search"]', 'physics');
  await visitor.sees('//header//*[@role="option"][contains(., "Physics")]');
  await visitor.key('Enter');
  await visitor.arrives('/search?q=physics');
  await visitor.press(`${main}//a[@href="/department/PHY"]`);
  await visitor.arrives('/department/PHY');
});

journey('narrow: the search in the drawer finds a metric by its number', phone, async (visitor) => {
  await visitor.open(`${site}/privacy`);
  await visitor.press(button(layout.menu));
  await visitor.type('#site-menu input[type="search"]', '3.4.1');
  await visitor.key('Enter');
  await visitor.arrives('/search?q=3.4.1');
  await visitor.press(`${main}//nav//a[starts-with(normalize-space(), "${search.tabs.metric}")]`);
  await visitor.arrives('/search?q=3.4.1&tab=metric');
  await visitor.press(`${main}//a[starts-with(normalize-space(), "3.4.1")]`);
  await visitor.sees(`${main}//td//a`);
});
