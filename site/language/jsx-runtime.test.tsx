import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from '../components/pictures/Picture.tsx';
import { visit } from '../testing/visit.ts';
import { renderInLanguage } from './jsx-runtime.ts';

const urdu = 'سب طلبہ';

/** The markup of a component on a page, as elements are created while it renders. */
const markupIn = (locale: 'en' | 'as', Content: () => ReactNode) =>
  renderInLanguage(locale, () => renderToStaticMarkup(<Content />));

describe('on a page in Assamese', () => {
  const [name, role] = ['Dr. Anita Das', 'Head of the department'];
  test.each<[string, () => ReactNode]>([
    ['<h2 lang="en">Annual report</h2>', () => <h2>Annual report</h2>],
    ['<a href="/x" lang="en">Report 2025</a>', () => <a href="/x">Report 2025</a>],
    ['<p>প্ৰতিবেদন (IQAC)</p>', () => <p>প্ৰতিবেদন (IQAC)</p>],
    [
      '<p><span lang="en">NAAC </span><b>গ্ৰেড</b></p>',
      () => (
        <p>
          NAAC <b>গ্ৰেড</b>
        </p>
      ),
    ],
    [
      '<a lang="en" href="/">English</a>',
      () => (
        <a lang="en" href="/">
          English
        </a>
      ),
    ],
    ['<p>1954</p>', () => <p>1954</p>],
    ['<p>৩য় ষাণ্মাসিক, 2026, ১২-১০টা</p>', () => <p>3য় ষাণ্মাসিক, ২০২৬, 12-10টা</p>],
    ['<p title="২টা">98640 00001</p>', () => <p title="2টা">৯৮৬৪০ ০০০০১</p>],
    [
      '<i><i>ক</i><span lang="en">Annual report</span></i>',
      () => (
        <i>
          <i>ক</i>Annual report
        </i>
      ),
    ],
    [
      '<a href="/x"><span lang="en">Annual report</span><small>4 মাৰ্চ</small><span lang="en"> PDF</span></a>',
      () => (
        <a href="/x">
          Annual report<small>৪ মাৰ্চ</small> PDF
        </a>
      ),
    ],
    [
      '<p><span lang="en">Fees of 2026</span> · 4 মাৰ্চ</p>',
      () => (
        <p>
          {'Fees of 2026'} · {'৪ মাৰ্চ'}
        </p>
      ),
    ],
    [
      '<p lang="en">Dr. Anita Das, Head of the department</p>',
      () => (
        <p>
          {name}, {role}
        </p>
      ),
    ],
    // Several words within one text are marked, but not a single name.
    [
      '<p><span lang="en">Das &amp; Bora Trust</span>-ৰ বঁটা, <span lang="en">Best paper (2025)</span> আৰু IQAC</p>',
      () => <p>{'Das & Bora Trust-ৰ বঁটা, Best paper (2025) আৰু IQAC'}</p>,
    ],
    ['<p>খ &amp; গ &amp; Das</p>', () => <p>{'খ & গ & Das'}</p>],
    // An option and a title can contain only text.
    [
      '<option>Botany বিভাগ BOT one</option><option lang="en">Botany</option>',
      () => (
        <>
          <option>Botany বিভাগ BOT one</option>
          <option>Botany</option>
        </>
      ),
    ],
    ['<title>Annual report ক্ৰম</title>', () => <title>Annual report ক্ৰম</title>],
    ['<meta content="2026 চন"/>', () => <meta content="২০২৬ চন" />],
    [
      '<table aria-label="জাননী 2"><tbody><tr><td data-label="চন 3">4</td></tr></tbody></table>',
      () => (
        <table aria-label="জাননী ২">
          <tbody>
            <tr>
              <td data-label="চন ৩">৪</td>
            </tr>
          </tbody>
        </table>
      ),
    ],
    [
      '<a href="/files/১.pdf" title="জাননী 2">1954 চন</a>',
      () => (
        <a href="/files/১.pdf" title="জাননী ২">
          ১৯৫৪ চন
        </a>
      ),
    ],
    ['<input value="৪"/>', () => <input defaultValue="৪" />],
    [
      '<img src="/a.jpg" alt="The gate" loading="lazy" decoding="async" lang="en"/>',
      () => <Picture src="/a.jpg" alt="The gate" />,
    ],
    [
      '<img src="/The.jpg" alt="তোৰণ" loading="lazy" decoding="async"/>',
      () => <Picture src="/The.jpg" alt="তোৰণ" />,
    ],
    // A component that returns a text without an element.
    [
      '<b><span lang="en">One</span></b>',
      () => (
        <b>
          <Bare text="One" />
        </b>
      ),
    ],
    [
      '<ul><li lang="en">One</li><li>এক</li></ul>',
      () => (
        <ul>
          {['One', 'এক'].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    ],
  ])('renders %s', (expected, Content) => {
    expect(markupIn('as', Content)).toBe(expected);
  });
});

function Bare({ text }: { text: string }) {
  return <>{text}</>;
}

function Songs() {
  return (
    <>
      <p>চাকিৰ গীত ১</p>
      <p>Husori (হুঁচৰি গীত) and বিহু</p>
    </>
  );
}

test('an English page marks Assamese texts, also within a text, and has Latin digits', () => {
  expect(markupIn('en', Songs)).toBe(
    '<p lang="as">চাকিৰ গীত 1</p><p>Husori (<span lang="as">হুঁচৰি গীত</span>) and <span lang="as">বিহু</span></p>',
  );
});

function Notice() {
  return (
    <article>
      <h2>{urdu}</h2>
      <p dir="rtl">{urdu}</p>
      <b>
        <Bare text={urdu} />
      </b>
      <select>
        <option>{urdu}</option>
      </select>
      <p title={urdu}>1954</p>
    </article>
  );
}

test.each(['en', 'as'] as const)('a text from right to left has a direction: %s', (locale) => {
  expect(markupIn(locale, Notice)).toBe(
    `<article><h2 dir="auto">${urdu}</h2><p dir="rtl">${urdu}</p><b><span dir="auto">${urdu}</span></b>` +
      `<select><option dir="auto">${urdu}</option></select><p title="${urdu}">1954</p></article>`,
  );
});

test('nothing is marked outside of a page', () => {
  expect(renderToStaticMarkup(<p>চাকিৰ গীত ১</p>)).toBe('<p>চাকিৰ গীত ১</p>');
});

test('files of islands use the JSX runtime of React', () => {
  const site = path.join(import.meta.dirname, '..');
  const files = globSync('{forms,islands}/**/*.tsx', { cwd: site, exclude: ['**/*.test.tsx'] });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect([file, readFileSync(path.join(site, file), 'utf8').split('\n')[0]]).toEqual([
      file,
      '/** @jsxImportSource react */',
    ]);
});

test('islands keep the elements that React hydrates', async () => {
  const { page } = await visit('/as/student-message', {
    getcourse: [{ name: 'BSC', label: 'Bachelor of Science' }],
  });
  const island = page.one('[data-island]');
  expect(island.all('span[lang]')).toEqual([]);
  expect(island.one('option[value="BSC"]').attributes.lang).toBe('en');
});

test('a title without a translation is marked as English on an Assamese page', async () => {
  const notice = {
    id: '1',
    title: 'Fees of 2026',
    type: 'COLLEGE_ADMIN_NOTICE',
    date: '01-09-2026',
  };
  const answers = { getnoticesbytypedeptv1: [notice], getnoticesbytype: [notice] };
  const { main } = await visit('/as/notifications/administrative', answers);
  expect(main.one('h2 > a[lang="en"]').words).toBe('Fees of 2026');
});
