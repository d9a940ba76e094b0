// @vitest-environment happy-dom

import type { Window } from 'happy-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { announceNextPage } from './next-page.ts';

document.body.innerHTML = `
  <p id="coming" data-loading="Loading . . . " data-gallery="Loading Gallery...Please wait"></p>
  <main></main>`;
const status = document.querySelector('#coming') as HTMLElement;
const main = document.querySelector('main') as HTMLElement;

beforeAll(() => {
  (window as unknown as Window).happyDOM.setURL('https://college.test/events?year=2024');
  announceNextPage();
});
beforeEach(() => {
  vi.useFakeTimers();
  dispatchEvent(new Event('pagehide'));
  return () => vi.useRealTimers();
});

function press(html: string, init: MouseEventInit = {}) {
  main.innerHTML = html;
  const pressed = main.querySelector('a, button');
  pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const announcement = () => [status.textContent, status.dataset.screen];

describe('the next page', () => {
  test.each([
    ['/notifications/academic', 'Loading . . . ', undefined],
    ['/alumni/events', 'Loading . . . ', undefined],
    ['/events?year=2023', 'Loading . . . ', undefined],
    ['/department/PHY', 'Loading . . . ', ''],
    ['/department/PHY/alumni', 'Loading . . . ', ''],
    ['/as/department/PHY/gallery', 'Loading Gallery...Please wait', ''],
    ['/departments', 'Loading . . . ', undefined],
  ])('announces %s after 300 ms', (address, words, screen) => {
    press(`<a href="${address}"><b>There</b></a>`);
    wait(299);
    expect(announcement()).toEqual(['', undefined]);
    wait(1);
    expect(announcement()).toEqual([words, screen]);
  });

  test('announces the results of a search form', () => {
    main.innerHTML = '<form action="/search"><button>Search</button></form>';
    main.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    wait(300);
    expect(announcement()).toEqual(['Loading . . . ', undefined]);
  });

  test.each(['pagehide', 'pageshow', 'popstate'])('hides the message on %s', (name) => {
    press('<a href="/department/PHY">There</a>');
    wait(200);
    dispatchEvent(new Event(name));
    wait(1000);
    expect(announcement()).toEqual(['', undefined]);
    press('<a href="/department/PHY">There</a>');
    wait(300);
    dispatchEvent(new Event(name));
    expect(announcement()).toEqual(['', undefined]);
  });

  test('hides the message after 30 seconds', () => {
    press('<a href="/department/PHY">There</a>');
    wait(30_299);
    expect(announcement()).toEqual(['Loading . . . ', '']);
    wait(1);
    expect(announcement()).toEqual(['', undefined]);
  });

  test('shows the message of the last press', () => {
    press('<a href="/department/PHY">There</a>');
    wait(300);
    press('<a href="/events">There</a>');
    wait(300);
    expect(announcement()).toEqual(['Loading . . . ', undefined]);
  });
});

describe('announces nothing after', () => {
  test.each([
    ['a new tab', '<a href="/events" target="_blank">There</a>'],
    ['a download', '<a href="/events" download>There</a>'],
    ['a file', '<a href="/files/media/a.pdf">There</a>'],
    ['a table', '<a href="/alumni/list.csv?year=2024">There</a>'],
    ['a calendar', '<a href="/calendar.ics">There</a>'],
    ['another website', '<a href="https://elsewhere.test/">There</a>'],
    ['a mail', '<a href="mailto:a@example.org">There</a>'],
    ['a place on this page', '<a href="#content">There</a>'],
    ['a place on this page by its address', '<a href="/events?year=2024#content">There</a>'],
    ['a button', '<button>There</button>'],
  ])('%s', (_what, html) => {
    press(html);
    wait(1000);
    expect(announcement()).toEqual(['', undefined]);
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a press with %o', (init) => {
    press('<a href="/events">There</a>', init);
    wait(1000);
    expect(announcement()).toEqual(['', undefined]);
  });

  test('a press that the page itself handles', () => {
    main.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press('<a href="/events">There</a>');
    wait(1000);
    expect(announcement()).toEqual(['', undefined]);
  });
});
