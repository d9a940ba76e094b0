/** Files of an invented college: sheets, a zip of scanned notices, and a WordPress export. */
import { strToU8, zipSync } from 'fflate';
import { item, wxr } from '../../cms/features/wordpress/testing/wordpress-export.ts';

const count = <Made>(length: number, make: (at: number) => Made): Made[] =>
  Array.from({ length }, (_, at) => make(at));

const names = ['Physics', 'Chemistry', 'Botany', 'Zoology', 'Mathematics', 'Statistics'];
const arts = ['English', 'Assamese', 'History', 'Economics', 'Education', 'Philosophy'];
const codeOf = (name: string) => name.slice(0, 3).toUpperCase();

export const departments = [
  'LUITPAR EXAMPLE COLLEGE,,',
  'Sl. No.,Name of the Department,Short Name,Faculty',
  ...[...names, ...arts].map(
    (name, at) => `${at + 1},${name},${codeOf(name)},${names.includes(name) ? 'Sc.' : 'Arts'}`,
  ),
];

/** Departments in informal spellings, and five invalid rows. */
export const teachers = [
  'Name of Teacher,Dept.,D.O.J,E-mail ID,Category',
  ...count(75, (at) => {
    const name = [...names, ...arts][at % 12] ?? '';
    const department = [name, codeOf(name), `Dept. of ${name}`][at % 3];
    return `Anima Example ${at + 1},${department},${(at % 28) + 1}/7/2015,teacher${at + 1}@luitpar.example.org,Teaching`;
  }),
  ',PHY,01.07.2019,nobody@luitpar.example.org,Teaching',
  'Bina Example,Alchemy,01.07.2019,bina@luitpar.example.org,Teaching',
  'Rina Example,PHY,31.02.2019,rina@luitpar.example.org,Teaching',
  'Mitali Example,PHY,01.07.2019,no address,Teaching',
  'Jiten Example,BOT,01.07.2019,teacher1@luitpar.example.org,Teaching',
];

/** Two hundred notices. Half have names given by a scanner, so that only their text helps. */
export function zipOfNotices(): Buffer {
  const files = count(200, (at): [string, Uint8Array] => {
    const day = `${1 + (at % 28)}.${1 + (at % 12)}.${2012 + (at % 12)}`;
    const name = [
      `Notice of fees ${at} ${day}`,
      `scan${at}`,
      `${2012 + (at % 12)}/Tender ${at}, ${day}`,
      `IMG-${at}`,
    ][at % 4];
    const lines = [
      'LUITPAR EXAMPLE COLLEGE',
      `Date: ${day}`,
      'NOTICE',
      `Admission of semester ${at} begins`,
    ];
    return [`${name}.pdf`, strToU8(pdf(lines))];
  });
  return Buffer.from(zipSync({ ...Object.fromEntries(files), 'readme.txt': strToU8('x') }));
}

export function pdf(lines: readonly string[]): string {
  const text = `BT /F1 14 Tf 72 750 Td 20 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    starts.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const places = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 6\n0000000000 65535 f \n${places}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
}

/** Target of each category by slug. */
export const categories = {
  news: 'COLLEGE_ADMIN_NOTICE',
  tender: 'COLLEGE_TENDER',
  events: 'COLLEGE_EVENT',
  uncategorized: 'skip',
} as const;
const slugs = Object.keys(categories);

/** Typical texts of old notices. */
const texts = [
  '<!-- wp:paragraph --><p>For all students.</p><!-- /wp:paragraph --><!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>TDC</td><td>Monday</td></tr></tbody></table></figure><!-- /wp:table -->',
  'Plain lines\n\nand a second paragraph [contact-form-7 id="12"]',
  '<p>ছাত্ৰ-ছাত্ৰীসকলক জনোৱা হয়।</p><ol><li>এক</li><li>দুই</li></ol>',
  '<h2>Heading</h2><p onclick="x()">Words<script>alert(1)</script> <a href="/page-3/">of a page</a></p>',
];
const textOf = (at: number) => texts[at % texts.length] ?? '';

/** A WordPress export of 170 posts and 30 pages. */
export const oldWebsite = (): string =>
  wxr([
    ...count(170, (at) => {
      const slug = slugs[at % slugs.length] ?? '';
      return item({
        id: 100 + at,
        title: `Post ${at}`,
        path: `/${2015 + (at % 10)}/01/post-${at}/`,
        date: `${2015 + (at % 10)}-0${1 + (at % 9)}-1${at % 10} 11:00:00`,
        category: [slug, slug],
        content: textOf(at),
        comments: [],
      });
    }),
    ...count(30, (at) =>
      item({
        id: 500 + at,
        type: 'page',
        title: `Page ${at}`,
        path: `/page-${at}/`,
        name: `page-${at}`,
        content: textOf(at),
        comments: [],
      }),
    ),
  ]);
