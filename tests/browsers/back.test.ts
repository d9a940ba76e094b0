/** Pages come from the back/forward cache when a visitor goes back: as they were left, without a request. */
import { inject } from 'vitest';
import { journey } from './journey.ts';
import { phone } from './tab.ts';

const site = inject('site');

/** One page of each kind with code of its own in the browser. */
const paths = [
  '/',
  '/notifications/administrative',
  '/department/PHY',
  '/department/PHY/faculty',
  '/search?q=fee',
  '/gallery/photo',
  '/committees',
  '/aboutus/about',
  '/visitors-note',
  '/disclosure',
];

/**
 * True a second after the load event. A page that is left before it is replaced in the history, and Firefox keeps no page
 * with requests under way.
 */
const hasLoaded = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  const { loadEventEnd } = navigation as PerformanceNavigationTiming;
  return loadEventEnd > 0 && performance.now() - loadEventEnd > 1000;
};

for (const path of paths)
  journey(`${path} is restored as it was left`, phone, async (visitor) => {
    await visitor.open(site + path);
    await visitor.until(hasLoaded);
    await visitor.read(() => {
      document.documentElement.dataset.leftAt = location.pathname;
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await visitor.read(() => {
      const link = document.createElement('a');
      link.href = '/privacy';
      document.body.append(link);
      link.click();
    });
    await visitor.arrives('/privacy');
    await visitor.until(hasLoaded);
    // Later, because the page that answers the call would otherwise be gone before its answer.
    await visitor.read(() => void setTimeout(() => history.back(), 100));
    await visitor.arrives(path);
    await visitor.until(
      () =>
        document.documentElement.dataset.leftAt === location.pathname &&
        document.documentElement.dataset.restored === 'true',
    );
  });
