import { expect, inject } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { journey } from './journey.ts';
import { button, field, link, nav, words } from './selectors.ts';
import { desktop, phone } from './tab.ts';

const site = inject('site');
const { evidence, menu, pages, general } = en;
const section = nav(general.pagesOf(menu.iqac));
const tabs = nav(evidence.types);
const steps = nav(evidence.steps);
const main = '//main';
const qualitative = link(evidence.metrics('QUALITATIVE'), tabs);
const quantitative = link(evidence.metrics('QUANTITATIVE'), tabs);
/** A criterion of the demo college. */
const thirdCriterion = link('3. Research, innovations and extension', main);

journey(
  'wide: a visitor opens a report, its type, criterion, question and file, and returns',
  desktop,
  async (visitor) => {
    await visitor.open(`${site}/iqac/matrix`);
    const report = await visitor.read(
      () => document.querySelector('option:last-of-type')?.textContent ?? '',
    );
    await visitor.choose(field(evidence.group), report);
    await visitor.press(button(evidence.show, main));
    await visitor.until((name) => document.title.includes(name), report);
    await visitor.press(quantitative);
    await visitor.sees(`${quantitative}[@aria-current]`);
    await visitor.press(thirdCriterion);
    await visitor.sees(link('3.5.1', main));
    await visitor.press(`${main}//summary`);
    await visitor.type(field(evidence.question), 'PAPERS');
    await visitor.press(button(evidence.apply, main));
    await visitor.sees(words(evidence.shown(1, 3)));
    await visitor.press(link('3.4.1', main));
    const file = `${main}//td//a[starts-with(normalize-space(), "${evidence.view}")]`;
    await visitor.sees(file);
    expect(await visitor.read(answers, file)).toEqual([200, 'application/pdf']);
    await visitor.press(link(`${evidence.srNo} (3. Research, innovations and extension)`, steps));
    await visitor.sees(link('3.5.1', main));
    await visitor.press(qualitative);
    // Another type starts at the first step.
    await visitor.sees(thirdCriterion);
    await visitor.misses(link('3.5.1', main));
  },
);

journey(
  'narrow: a visitor opens a criterion of a report from the menu of the section',
  phone,
  async (visitor) => {
    await visitor.open(`${site}/iqac/sss`);
    await visitor.press(`${section}//button`);
    await visitor.press(link(pages['/iqac/ssrmatrix'], section));
    await visitor.arrives('/iqac/ssrmatrix');
    await visitor.press(thirdCriterion);
    await visitor.sees(link('3.1.1', main));
    await visitor.until(() => document.documentElement.scrollWidth <= innerWidth);
  },
);

async function answers(place: string) {
  const element = document.evaluate(place, document, null, 9).singleNodeValue as HTMLAnchorElement;
  const { status, headers } = await fetch(element.href);
  return [status, headers.get('content-type')];
}
