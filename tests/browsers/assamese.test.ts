/** Pages in Assamese keep their layout in every engine. */
import { inject } from 'vitest';
import { journey } from './journey.ts';
import { desktop, phone } from './tab.ts';

const site = inject('site');
const paths = [
  '/as',
  '/as/contactus',
  '/as/department/PHY',
  '/as/notifications/administrative',
  '/as/visitors-note',
];

for (const [width, size] of Object.entries({ wide: desktop, narrow: phone }))
  journey(`${width}: pages in Assamese fit the window and cut no words`, size, async (visitor) => {
    for (const path of paths) {
      await visitor.open(site + path);
      await visitor.until(fits);
    }
  });

/** True if the page has Assamese letters, is as wide as the window, and no link, button or heading is cut off. */
function fits(): boolean {
  const named = [...document.querySelectorAll('a, button, h1, h2, h3, th, label')];
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isClipped = overflowX === 'hidden' && textOverflow !== 'ellipsis';
    return isClipped && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  };
  return (
    /[\u0985-\u09b9]/.test(document.body.innerText) &&
    document.documentElement.scrollWidth <= innerWidth &&
    !named.some(isCut)
  );
}
