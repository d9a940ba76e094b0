import { inject } from 'vitest';
import { journey, type Visitor } from './journey.ts';
import { desktop } from './tab.ts';

const site = inject('site');
const banner = '[data-carousel="10000"]';

journey(
  'home: the popups close, the banner moves on and pauses, the ticker runs',
  desktop,
  async (visitor) => {
    await visitor.open(`${site}/`);
    await closePopups(visitor);
    const isAtStart = (place: string) => document.querySelector(place)?.scrollLeft === 0;
    await visitor.until(isAtStart, `${banner} ul`);
    await visitor.press(`${banner} [data-step="1"]`);
    await visitor.until(
      (place) => (document.querySelector(place)?.scrollLeft ?? 0) > 0,
      `${banner} ul`,
    );
    await visitor.press(`${banner} [data-playing="true"]`);
    await visitor.sees(`${banner} [data-playing="false"]`);
    const before = await visitor.read(shift);
    await visitor.until((before) => {
      const list = document.querySelector('[data-ticker] ul');
      return list !== null && getComputedStyle(list).transform !== before;
    }, before);
  },
);

/**
 * Closes the dialogs that open by themselves: a holiday, if today is one, then the featured
 * notification.
 */
async function closePopups(visitor: Visitor) {
  const isHoliday = await visitor.read(() => document.querySelector('#holiday') !== null);
  for (const popup of [...(isHoliday ? ['#holiday'] : []), '#featured'])
    await visitor.press(`${popup} [data-close]`);
  await visitor.misses('dialog[open]');
}

const shift = () => {
  const list = document.querySelector('[data-ticker] ul');
  return list && getComputedStyle(list).transform;
};
