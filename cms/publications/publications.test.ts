/** Entries of BibTeX and RIS files become rows of a profile's tables. */
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { decode } from '../platform/decoders/decode-text.ts';
import { type Citation, Citation as CitationSchema, type Entry } from './citation.ts';
import { compareWith } from './compare-publications.ts';
import { publicationIn, tableFor } from './map-publication.ts';
import { parseCitations } from './parse-citations.ts';

const read = async (name: string): Promise<Entry[]> => {
  const bytes = await readFile(new URL(`./testing/${name}`, import.meta.url));
  return [...parseCitations(decode(bytes))];
};
const citationsIn = (text: string): Citation[] =>
  [...parseCitations(text)].flatMap((entry) => ('citation' in entry ? [entry.citation] : []));

/** Table, row and empty values of each entry by its name, or the reason why it has none. */
const outline = (entries: Entry[]) =>
  Object.fromEntries(
    entries.map((entry) => {
      if ('problem' in entry) return [entry.name, entry.problem];
      const table = tableFor(entry.citation);
      if (!table) return [entry.name, `no table for ${entry.citation.type}`];
      const { row, leftEmpty } = publicationIn(table, entry.citation);
      return [entry.name, { table, ...row, ...(leftEmpty.length > 0 && { leftEmpty }) }];
    }),
  );

it('maps every kind of BibTeX entry', async () => {
  expect(outline(await read('mixed.bib'))).toEqual({
    das2020: {
      table: 'research_articles',
      title: 'Über die DNA & été of Camellia in Assam: H₂O at $5',
      journal_name: 'Journal of Tea Science',
      authors: 'Rina Das, B. K. Bora, et al.',
      publication_year: 2020,
      volume: '12 (3)',
      page_no: '12-20',
      issn: '1234-5679',
      doi: '10.5555/ABC.1',
      link: 'https://journal.example/a_b',
    },
    conf2021: {
      table: 'research_paper',
      title_paper: 'Rain gauges',
      title_book: 'Proceedings of the Weather Days',
      proceedings: 'Proceedings of the Weather Days',
      authors: 'Bhaskar Kalita',
      published_by: 'Demo Press',
      page_nos: '1-9',
      date_year: 'June 2021',
      publication_year: 2021,
      book_isbn: '978-3-16-148410-0',
      doi: '10.5555/conf.1',
    },
    procs: {
      table: 'text_book',
      title_book: 'Proceedings of the Weather Days',
      proceedings: 'Proceedings of the Weather Days',
      name_of_authors: 'Mina Hazarika',
      published_by: 'Demo Press',
      date_year: 'June 2021',
      publication_year: 2021,
      book_isbn: '978-3-16-148410-0',
    },
    chap: {
      table: 'research_paper',
      title_paper: 'On Bihu',
      title_book: 'Songs of the Valley',
      authors: 'Jan van der Berg',
      published_by: 'Demo Press',
      date_year: '14-04-2019',
      publication_year: 2019,
      book_isbn: '3-16-148410-X',
    },
    book1: {
      table: 'text_book',
      title_book: 'A First Book of Optics',
      name_of_authors: 'Tom Smith Jr.',
      published_by: 'Demo Press',
      date_year: '2018',
      publication_year: 2018,
    },
    assamese: {
      table: 'research_articles',
      title: 'অসমীয়া সাহিত্যৰ ইতিহাস',
      journal_name: 'প্ৰান্তিক',
      authors: 'ৰিনা দাস, ভাস্কৰ কলিতা',
      publication_year: 2017,
    },
    bengali: {
      table: 'research_articles',
      title: 'বাংলা গদ্যের কথা'.normalize('NFC'),
      journal_name: 'দেশ',
      authors: 'মীনা রায়'.normalize('NFC'),
      publication_year: 2016,
    },
    badnumbers: {
      table: 'research_articles',
      title: 'Wrong digits',
      journal_name: 'Nowhere',
      leftEmpty: [
        { field: 'Year of publication', value: '1066' },
        { field: 'DOI', value: 'none' },
        { field: 'ISSN', value: '1234-5678' },
      ],
    },
    price: {
      table: 'research_articles',
      title: 'The price of $5',
      authors: 'Rina Das',
      leftEmpty: [{ field: 'Year of publication', value: 'in press' }],
    },
    'Without a key': {
      table: 'research_articles',
      title: 'Without a key',
      journal_name: 'X',
      publication_year: 2015,
    },
    das2020again: {
      table: 'research_articles',
      title: 'Über die DNA',
      doi: '10.5555/abc.1',
      publication_year: 2020,
    },
    unclosed: 'unreadable',
    nocomma: { table: 'research_articles', title: 'A comma is missing', journal_name: 'X' },
    toomany: { table: 'research_articles', title: 'A brace too many', publication_year: 2020 },
    thesis: 'no table for phdthesis',
    odd: 'no table for gizmo',
    untitled: {
      table: 'text_book',
      name_of_authors: 'Rina Das',
      date_year: '2012',
      publication_year: 2012,
    },
    one: {
      table: 'text_book',
      title_book: 'On one line',
      date_year: '2013',
      publication_year: 2013,
    },
    two: {
      table: 'text_book',
      title_book: 'On the same line',
      name_of_authors: 'A. Ed, B. Ed',
      date_year: '2014',
      publication_year: 2014,
    },
    abstract: {
      table: 'research_articles',
      title: 'An abstract that nothing reads',
      publication_year: 2009,
    },
    escapes: {
      table: 'research_articles',
      title: 'CO₂ at 10⁻³ and O(n²)',
      doi: '10.5555/978-3-030_5',
      link: 'https://journal.example/a_b',
      publication_year: 2008,
    },
    semicolons: {
      table: 'research_articles',
      title: 'Semicolons',
      authors: 'Rina Das, Bipul Bora',
      journal_name: 'J',
      publication_year: 2007,
    },
    commas: {
      table: 'research_articles',
      title: 'Commas',
      authors: 'Rina Das, Bipul Bora',
      publication_year: 2006,
    },
    fullnames: {
      table: 'research_articles',
      title: 'Full names',
      authors: 'Rina Das, Bipul Bora, Mina Kalita',
      publication_year: 2005,
    },
    biblatex: {
      table: 'research_articles',
      title: 'Named parts',
      authors: 'Jan van der Berg, Rina Das',
      publication_year: 2004,
    },
  });
});

it('maps every kind of RIS record, with a mark of byte order and ends of lines of Windows', async () => {
  expect(outline(await read('mixed.ris'))).toEqual({
    'A long title that is continued on the next line': {
      table: 'research_articles',
      title: 'A long title that is continued on the next line',
      journal_name: 'Journal of Tea Science',
      authors: 'Rina Das, B. K. Bora',
      publication_year: 2020,
      volume: '3 (2)',
      page_no: '12-20',
      issn: '1234-5679',
      doi: '10.5555/ris.1',
      link: 'https://journal.example/ris',
    },
    'A paper & a talk': {
      table: 'research_paper',
      title_paper: 'A paper & a talk',
      title_book: 'Proceedings of the Weather Days',
      proceedings: 'Proceedings of the Weather Days',
      authors: 'Rina Das',
      date_year: '2019',
      publication_year: 2019,
      book_isbn: '9783161484100',
    },
    'Title - with - hyphens': {
      table: 'research_paper',
      title_paper: 'Title - with - hyphens',
      title_book: 'Songs of the Valley',
      authors: 'R Das Jr.',
      published_by: 'Demo Press',
      date_year: 'April 2018',
      publication_year: 2018,
    },
    'An edited book': {
      table: 'text_book',
      title_book: 'An edited book',
      name_of_authors: 'A Ed',
      edition: '2nd',
      date_year: '2017',
      publication_year: 2017,
    },
    'The river rises': {
      table: 'other_publications',
      title: 'The river rises',
      journal_name: 'Demo Times',
      category: 'NEWSPAPER_PUBLICATION',
      publication_date: '09-07-2016',
      publication_year: 2016,
    },
    'A record without a type': 'unreadable',
    'An unknown type': 'no table for XYZ',
    'The record before has an end, this one has none': {
      table: 'research_articles',
      title: 'The record before has an end, this one has none',
      journal_name: 'Last',
      publication_year: 2015,
    },
  });
});

it.each([
  ['a NUL', '@article{a, title={x\0}}', 'noEntries'],
  ['an address', 'https://doi.org/10.5555/12345678', 'noEntries'],
  ['a DOI', '10.5555/12345678', 'noEntries'],
  ['another text', 'me@college.example {and} others', 'noEntries'],
  ['nothing', '', 'noEntries'],
  ['too many entries', '@book{a, title={x}}\n'.repeat(2001), 'manyEntries'],
])('refuses a file with %s', (_, text, code) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(() => [...parseCitations(text)]).toThrow(expect.objectContaining({ code }));
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('reports braces within braces, and reads the other entries', () => {
  const deep = `@book{deep, title={${'{'.repeat(6000)}x${'}'.repeat(6000)}}}`;
  const entries = [...parseCitations(`@book{before, title={x}}\n${deep}\n@book{after, title={x}}`)];
  expect(entries.map((entry) => 'problem' in entry)).toEqual([false, false, true]);
});

/** The rows of a text; the type of an entry that no table fits. */
const rowsIn = (text: string) =>
  citationsIn(text).map((citation) => {
    const table = tableFor(citation);
    return table ? publicationIn(table, citation).row : citation.type;
  });

it.each<[string, string, (object | string)[]]>([
  [
    'a definition and a preamble beside an entry without a key',
    '@string{j = {Journal of Rivers}}\n@preamble{"\\newcommand{\\x}{y}"}\n@article{, title={A}, journal=j}',
    [{ title: 'A', journal_name: 'Journal of Rivers' }],
  ],
  [
    'types with an underscore',
    '@article{a, title={A}}\n@book_section{b, title={B}, booktitle={Ferns}}\n@web_page{c, title={C}}',
    [{ title: 'A' }, { title_paper: 'B', title_book: 'Ferns' }, 'web_page'],
  ],
  [
    'accents, hyphens and commands of LaTeX',
    String.raw`@article{a, author={H{\aa}kan {\AA}gren and Ji{\v r}{\'\i} {\"\i}k and Da{\d}s, A}, title={lan\-guage vs.\/ $a \leq b \pm c$ \~{} \bibcyr{Снег}}}`,
    [{ title: 'language vs. a≤b±c Снег', authors: 'Håkan Ågren, Jiří ïk, A Das' }],
  ],
  [
    'a chapter of a book below',
    '@inbook{a, crossref={b}, title={Lake}}\n@incollection{c, crossref={B}, title={Rain}}\n@book{b, title={Lakes}, booktitle={Lakes}, publisher={P}, year=2020}',
    [
      { title_paper: 'Lake', title_book: 'Lakes', published_by: 'P' },
      { title_paper: 'Rain', publication_year: 2020 },
      { title_book: 'Lakes' },
    ],
  ],
  [
    'round brackets, two commas and a key with spaces',
    '@article(a, title={A},  , year=2020)\n@article{Das (2020), title={B}}',
    [{ title: 'A', publication_year: 2020 }, { title: 'B' }],
  ],
  [
    'a type that does not come first',
    'DB  - X\nTI  - A\nTY  - JOUR\nAU  - Das, Rina\nPY  - 2014\nER  - \nTY  - JOUR\nTY  - JOUR\nTI  - B\nER  - ',
    [{ title: 'A', authors: 'Rina Das', publication_year: 2014 }, { title: 'B' }],
  ],
  [
    'two tags of authors, two addresses and a translated title',
    'TY  - JOUR\nTT  - T\nTI  - A\nA1  - Das, R\nAU  - Bora, A\nA1  - Ali, I\nUR  - https://a.example/1\nUR  - https://a.example/2\nER  - ',
    [{ title: 'A', authors: 'R Das, A Bora, I Ali', link: 'https://a.example/1' }],
  ],
  [
    'logos, degrees, marks above letters of formulas, and commands without words',
    String.raw`@article{a, author={Das, R\thanks{x} and Bora$^{1}$, A}, title={The \TeX book at 30$^{\circ}$C, 5 $\mu$m and $\hat{\theta}$ of $\mathrm{CO_2}$\footnote{No} \foreignlanguage{assamese}{ভাষা}}}`,
    [
      {
        title: 'The TeXbook at 30°C, 5 μm and θ of CO₂ ভাষা',
        authors: 'R Das, A Bora',
      },
    ],
  ],
  [
    'names with a suffix at their end, numbers of DBLP, options and parts of BibLaTeX',
    "@article{a, title={A}, author={Das, Rina, Jr. and Kolb 0001, S and useprefix=false and given=D, family=Spoel, prefix=van der, useprefix=false and al-Hakim, T and d'Este, B and de' Medici, L}}\n@article{b, title={B}, author={D. Das, E. Bora}}\n@article{c, title={50% of C}, author={Das, R. \\& Bora, A.}}",
    [
      { authors: "Rina Das Jr., S Kolb, D van der Spoel, T al-Hakim, B d'Este, L de' Medici" },
      { authors: 'D. Das, E. Bora' },
      { title: '50% of C', authors: 'R. Das, A. Bora' },
    ],
  ],
  [
    'the line ends of old programs, names of fields with a space, and numbers with one',
    "@article{a,\r title={`A'},\r funding_text\u00a01={x},\r key words={y},\r pages={1 - 9},\r issn={1234-5679 2049-3630}\r}",
    [{ title: '‘A’', page_no: '1-9', issn: '1234-5679' }],
  ],
  [
    'a part without the subtitle of its book, and a subtitle that the title repeats',
    '@inbook{a, crossref={b}, title={Part}}\n@book{b, title={Lakes: A Study}, subtitle={A study}}',
    [{ title_paper: 'Part', title_book: 'Lakes: A Study' }, { title_book: 'Lakes: A Study' }],
  ],
  [
    'signs of comparison and written braces, in texts and addresses',
    String.raw`@article{a, title={<i>Oryza</i> at p < 0.05, $a>b$ and \{water\}\vphantom\{\}}, doi={10.1002/(SICI)1097<338::AID>3.0.CO;2-B}}`,
    [
      {
        title: 'Oryza at p < 0.05, a>b and {water}',
        doi: '10.1002/(SICI)1097<338::AID>3.0.CO;2-B',
      },
    ],
  ],
  [
    'a suffix or degree at the end of a name, but not Md, a year beside a date without one, and another bracket at the end',
    '@article{a, title={A}, author={Tom R. Das, Jr and van Roy, A, PhD and Ali Roy, Md}, date={Jun 01}, year=2018}\n@article{b, title={B}, year={[1997] 2002}\n)',
    [
      { authors: 'Tom R. Das Jr, A van Roy PhD, Md Ali Roy', publication_year: 2018 },
      { title: 'B', publication_year: 2002 },
    ],
  ],
  [
    'a record without a type that has a journal, and a long note that names other works',
    `JO  - River Letters\nTI  - A\nAU  - Das, R\nER  - \nTY  - JOUR\nTI  - B\nN1  - ${'Cites 10.5555/9. '.repeat(150)}\nER  - \nTY  - JOUR\nTI  - C\nN1  - doi: 10.5555/8\nER  - `,
    [
      { title: 'A', journal_name: 'River Letters' },
      { title: 'B' },
      { title: 'C', doi: '10.5555/8' },
    ],
  ],
  [
    'the year of PY with the day that another tag has, and the DOI of its own tag',
    'TY  - JOUR\nTI  - A\nDA  - 2019/12/11\nPY  - 2020\nN1  - doi: 10.5555/1\nDO  - 10.5555/2\nER  - \nTY  - NEWS\nTI  - B\nY1  - 2016/10/19\nPY  - 2016\nY2  - 2020/03/04\nER  - \nTY  - JOUR\nTI  - C\nY1  - 1900\nDA  - 1950\nER  - ',
    [
      { publication_year: 2020, doi: '10.5555/2' },
      { publication_date: '19-10-2016' },
      { publication_year: 1950 },
    ],
  ],
  [
    'types in words, other tags of RIS, and lines after the end',
    'TY  - Journal Article\nST  - A<br />\nVO  - 8\nM1  - 3\nSP  - No\nEP  - Specified\nER  -\nNL  - Demo\nLink to it\nTY  - ABST\nTI  - B\nER  - ',
    [{ title: 'A', volume: '8' }, { title: 'B' }],
  ],
])('reads %s', (_, text, expected) => {
  expect(rowsIn(text)).toEqual(
    expected.map((row) => (typeof row === 'string' ? row : expect.objectContaining(row))),
  );
});

it('reports a long field, and shortens a long list of authors', () => {
  const long = `@book{a, title={${'x'.repeat(2001)}}}`;
  expect([...parseCitations(long)]).toEqual([{ name: 'a', problem: 'tooLong' }]);
  const authors = Array.from({ length: 100 }, (_, at) => `Author${at}, A.`).join(' and ');
  const [citation] = citationsIn(`@book{a, title={x}, author={${authors}}}`);
  expect(citation?.authors).toHaveLength(61);
  expect(citation?.authors.at(-1)).toBe('et al.');
  expect(CitationSchema.safeParse(citation).success).toBe(true);
});

const compare = (rows: object, bibtex: string) =>
  compareWith(
    rows,
    citationsIn(bibtex).map((citation) => ({
      citation,
      table: tableFor(citation) ?? 'other_publications',
    })),
  ).map((comparison) => comparison && [comparison.state, ...comparison.differences]);
const article = { title: 'Tea & rain', journal_name: 'J', publication_year: 2020 };

it.each<[string, object, string, unknown]>([
  [
    'the same DOI in capitals and as an address',
    { ...article, doi: '10.5555/a' },
    '@article{a, title={Tea and Rain.}, journal={J}, year=2020, doi={http://dx.doi.org/10.5555/A}}',
    ['same'],
  ],
  [
    'another DOI',
    { ...article, doi: '10.5555/a' },
    '@article{a, title={Tea & rain}, journal={J}, year=2020, doi={10.5555/b}}',
    ['new'],
  ],
  [
    'the same title and year, with another journal and new pages',
    article,
    '@article{a, title={TEA \\& RAIN}, journal={K}, year=2020, pages={1--2}}',
    [
      'different',
      { column: 'journal_name', before: 'J', after: 'K' },
      { column: 'page_no', before: '', after: '1-2' },
    ],
  ],
  [
    'the title without its subtitle',
    { ...article, title: 'Rivers of the valley' },
    '@article{a, title={Rivers of the valley: A survey}, journal={J}, year=2020}',
    [
      'different',
      { column: 'title', before: 'Rivers of the valley', after: 'Rivers of the valley: A survey' },
    ],
  ],
  ['another year', article, '@article{a, title={Tea & rain}, journal={J}, year=2021}', ['new']],
  [
    'an old row without a year',
    { title: 'Tea & rain' },
    '@article{a, title={Tea & rain}, year=2021}',
    ['different', { column: 'publication_year', before: '', after: 2021 }],
  ],
  ['a book of the same title', article, '@book{a, title={Tea & rain}, year=2020}', ['new']],
])('compares with a row: %s', (_, row, bibtex, expected) => {
  expect(compare({ research_articles: [row] }, bibtex)).toEqual([expected]);
});

it('finds a book by its ISBN of 10 or 13 digits and its title', () => {
  const book = { title_book: 'Songs', isbn_no: '3-16-148410-X', date_year: 'April 2019' };
  const bibtex = (isbn: string) => `@book{a, title={Songs}, year=2020, isbn={${isbn}}}`;
  expect(compare({ text_book: [book] }, bibtex('9783161484100'))).toEqual([
    [
      'different',
      { column: 'date_year', before: 'April 2019', after: '2020' },
      { column: 'publication_year', before: '2019', after: 2020 },
    ],
  ]);
  expect(compare({ text_book: [book] }, bibtex('978-0-306-40615-7'))).toEqual([['new']]);
});

it('finds a work in the table of other publications, and keeps its category and link', () => {
  const row = {
    ...{
      title: 'Tea & rain',
      category: 'E_CONTENT',
      publication_date: '05-03-2020',
      link: '/notices',
    },
    ...{ journal_name: 'J', authors: 'Rina Das' },
  };
  const bibtex = `@article{a, title={Tea and rain}, journal={J}, author={Das, Rina}, month=may, year=2020,
    url={https://journal.example}, pages={3}}`;
  expect(compare({ other_publications: [row] }, bibtex)).toEqual([
    ['different', { column: 'page_no', before: '', after: '3' }],
  ]);
});

it('counts an entry that a file has twice once', () => {
  const entry = '@article{a, title={Tea}, year=2020}\n';
  expect(compare({}, entry + entry)).toEqual([['new'], undefined]);
});
