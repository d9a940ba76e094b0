/** Faults of links and documents are found by their rules, and what looks like one is not. No database, and no file is read. */
import { describe, expect, it } from 'vitest';
import { readTemplates, type TemplateId } from '../duties/evidence-templates.ts';
import { cleanRows } from './testing/clean-report.ts';
import {
  type InventedFile,
  type InventedMetric,
  type InventedReport,
  judge as judgeReport,
} from './testing/judge.ts';

type Metrics = InventedReport['metrics'];

/** Findings of a report of 2024-25 as `rule code`, and what is said about the place in the files. */
const judge = async (metrics: Metrics, only?: string) =>
  (await judgeReport({ first: 2024, metrics }, only)).map(
    ({ rule, finding: { code, values, place } }) => ({ rule, code, values, place }),
  );

/** The clean rows of a template with another cell in the row below the headings. */
function sheet(id: TemplateId, column?: string, cell = ''): InventedFile {
  const columns = readTemplates().find((each) => each.id === id)?.columns ?? [];
  const at = columns.findIndex((each) => each.id === column);
  const rows = (cleanRows[id] ?? []).map((row, place) =>
    place === 0 && at >= 0 ? row.with(at, cell) : row,
  );
  return { name: `${id}.xlsx`, rows: [columns.map(({ header }) => header), ...rows] };
}
const codesIn = async (metrics: Metrics, only?: string) =>
  (await judge(metrics, only)).map(({ code, place }) => `${place.metric} ${code}`);

const paper = (link: string): Metrics => ({
  '3.3.2': { claimed: 2, sets: [['Data', sheet('papers', 'link', link)]] },
});
const portal = (link: string): Metrics => ({
  '6.2.3': { claimed: 1, sets: [['Data', sheet('e-governance', 'link', link)]] },
});
const report = (
  link: string,
  words = 'View the report of the camp on 12 August 2024.',
): Metrics => ({
  '3.4.3': { sets: [['Camp', { name: 'camp.pdf', pages: [words], links: [link] }]] },
});

describe('a link', () => {
  it.each([
    'https://erp.example.org/login.aspx',
    'https://erp.example.org/Account/Login?ReturnUrl=%2F',
    'https://erp.example.org/StudentLogin.aspx',
    'https://erp.example.org/users/sign_in',
    'https://erp.example.org/frmLogin.aspx',
    'https://erp.example.org/index.php?route=account/login',
    'https://erp.example.org/#/login',
    'https://login.example.org/college',
    'https://accounts.google.com/v3/x?service=y',
    'https://college.example.in/admin/collections/media/12',
    'https://old.example.org/wp-admin/upload.php',
    'https://example.org/adminlogin.php',
    'https://example.org/user_login',
    'https://erp.example.org/default.aspx?ReturnUrl=%2fHome',
  ])('asks for a password: %s', async (link) => {
    expect(await codesIn(portal(link))).toEqual(['6.2.3 linkBehindSignIn']);
    expect(await codesIn(report(link))).toEqual(['3.4.3 linkBehindSignIn']);
  });

  it.each([
    'https://www.ijmer.example.org/Home/Index',
    'https://journal.example.org/index.php',
    'https://journal.example.org/Default.aspx',
    'https://journal.example.org/en/',
    'https://journal.example.org/en-US/home.html',
    'https://journal.example.org/index.php/index',
    'https://journal.example.org/index.php?page=home',
    'https://journal.example.org/web/guest/home',
    'https://journal.example.org/index.jsp;jsessionid=1',
    'https://journal.example.org/#/home',
    'https://journal.example.org/ojs/',
    'https://journal.example.org/?lang=en',
    'https://journal.example.org/ojs/index.php/IJTK',
    'https://journal.example.org/index.php/ijtk/index',
    'https://journal.example.org/index.php/ijtk/issue/archive',
    'https://journal.example.org/journal/index.php',
  ])('leads to a home page: %s', async (link) => {
    expect(await codesIn(paper(link))).toEqual(['3.3.2 linkToHomePage']);
  });

  it.each([
    ['linkToProfile', 'https://scholar.google.com/citations?user=abc&hl=en'],
    ['linkToProfile', 'https://scholar.google.co.in/citations?hl=en&user=abc'],
    ['linkToProfile', 'https://orcid.org/0000-0002-1825-0097'],
    ['linkToProfile', 'https://gauhati.academia.edu/RinaDevi'],
    ['linkToProfile', 'https://arxiv.org/a/devi_r_1'],
    ['linkToProfile', 'https://www.researchgate.net/profile/Anima-Bora'],
    ['linkToProfile', 'https://vidwan.inflibnet.ac.in/profile/12345'],
    ['linkToProfile', 'https://www.scopus.com/authid/detail.uri?authorId=1'],
    ['linkToSearch', 'https://www.google.com/search?q=fish'],
  ])('is no paper (%s): %s', async (code, link) => {
    expect(await codesIn(paper(link))).toEqual([`3.3.2 ${code}`]);
  });

  it.each([
    'https://www.facebook.com/democollege/posts/1',
    'https://youtu.be/abc',
    'https://m.youtube.com/watch?v=abc',
    'https://www.instagram.com/p/abc',
    'https://x.com/college/status/1',
    'https://chat.whatsapp.com/abc',
    'https://photos.google.com/share/abc',
    'https://onedrive.live.com/?id=1',
    'https://www.canva.com/design/abc/view',
  ])('leads to social media or a store: %s', async (link) => {
    expect(await codesIn(report(link))).toEqual(['3.4.3 linkElsewhere']);
    expect(await codesIn(paper(link))).toEqual(['3.3.2 linkElsewhere']);
  });

  it.each([
    ['a paper', paper('https://journal.example.org/index.php/ijtk/article/view/12')],
    ['a DOI', paper('https://doi.org/10.1234/other')],
    [
      'a paper of a profile',
      paper(
        'https://scholar.google.com/citations?view_op=view_citation&user=a&citation_for_view=a:b',
      ),
    ],
    ['a paper of ResearchGate', paper('https://www.researchgate.net/publication/123_Fish')],
    ['a paper of WordPress', paper('https://journal.example.org/index.php/fish-of-the-kolong')],
    [
      'a paper about logins',
      paper('https://journal.example.org/how-people-login-to-websites-today'),
    ],
    ['a paper about sign-ins', paper('https://journal.example.org/secure-user-authentication')],
    ['a page of a portal', portal('https://admission.example.org/how-it-works')],
    ['a portal', portal('https://portal.example.org/')],
    ['a manual of the sign-in', portal('https://portal.example.org/manuals/student-login.pdf')],
    [
      'the account in a letterhead',
      report(
        'https://facebook.com/democollege',
        'Demo College, facebook.com/democollege. The camp was on 12 August 2024.',
      ),
    ],
    ['a profile in a document', report('https://orcid.org/0000-0002-1825-0097')],
  ])('is right: %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});

const letter = (...lines: string[]) =>
  [
    'Demo College, Nagaon. Established 1968. www.college.example.in',
    ...lines,
    'This is certified from the records of the office of the college, and every page of the annexure has been verified by the coordinator.',
    'Signed and sealed',
    'Principal',
  ].join('\n\n');
const dated = 'Ref. DC/103/2024 Date: 14-09-2024';
const subject = 'Subject: Report of the flood relief camp';
const camp =
  'The camp was held on 22 September 2024 in Raha. 85 students took part and 140 families were helped by them.';

/** A document of 3.4.3 beside its data. */
const document = (
  text: string | string[],
  file: Partial<InventedFile> = {},
  title = 'Reports',
): Metrics => ({
  '3.4.3': {
    claimed: 2,
    sets: [
      ['Data as per the template', sheet('extension')],
      [title, { name: 'camp.pdf', pages: [text].flat(), ...file }],
    ],
  },
});

describe('a document', () => {
  it.each<[string, string, Metrics]>([
    ['documentDraft', 'a heading', document(`DRAFT, not for circulation\n\n${camp}`)],
    ['documentDraft', 'the end of a heading', document(`Report of the camp (Draft)\n\n${camp}`)],
    [
      'documentDraft',
      'a watermark on page 2',
      document([camp, `Participants of the camp\n\n${camp}\n\n# DRAFT`]),
    ],
    ['documentDraft', 'in Assamese', document(`খচৰা প্ৰতিবেদন\n\n${camp}`)],
    ['namedDraft', 'the name of the file', document(camp, { name: 'camp-report-draft.pdf' })],
    ['namedDraft', 'the title of the set', document(camp, {}, 'Draft report of the camp')],
    ['signatureTyped', 'Sd/-', document(`${camp}\n\nSd/-\n\nProgramme officer`)],
    ['signatureTyped', 'with spaces', document(`${camp}\n\n(SD / -)\n\nPrincipal`)],
    ['signatureTyped', 'in Assamese', document(`${camp}\n\nস্বাঃ/- অধ্যক্ষ`)],
    [
      'letterUndated',
      'a letter',
      document(letter('Dear Sir,', 'Our unit will help in the village.')),
    ],
    [
      'letterUndated',
      'a letter whose number has no date',
      document(letter('Ref. DC/103/2024 Date:', subject, camp)),
    ],
    [
      'letterUndated',
      'minutes',
      document(
        '# MINUTES OF THE MEETING OF THE UNIT\n\nThe unit decided to hold a camp in the village of Raha in 2024-25.',
      ),
    ],
    [
      'letterUndated',
      'minutes in English of a scan',
      document(
        'Minutes of the meeting\n\nThe unit decided to hold a camp in the village of Raha.',
        { text: { read: 'ocr', confidence: 90 } },
      ),
    ],
  ])('is no original (%s): %s', async (code, _words, metrics) => {
    expect(await codesIn(metrics)).toEqual([`3.4.3 ${code}`]);
  });

  it.each<[string, Metrics]>([
    ['a letter', document(letter(dated, subject, camp))],
    [
      'a demand draft',
      document(`Demand draft of Rs. 500\n\n${camp}`, { name: 'demand-draft.pdf' }),
    ],
    [
      'a draft that is spoken of',
      document(
        `${camp}\n\nThe draft of the new rules was read to the participants by the officer.`,
      ),
    ],
    ['a certified copy', document(`${camp}\n\nSd/- Registrar\n\nTrue copy, attested`)],
    ['a price per head', document(`${camp}\n\nThe bus took USD/km 2 and Rs. 20/- each.`)],
    [
      'an order with its number above and its date below the heading',
      document(
        `Memo No. 12\n\n# OFFICE ORDER\n\nDated Nagaon, the 14th September 2024\n\nThe unit will hold a camp.`,
      ),
    ],
    [
      'a letter with its date at the end',
      document(letter('Dear Sir,', camp, 'Nagaon, 2 October 2024')),
    ],
    [
      'a scan with a date by hand',
      document('Minutes of the meeting\n\nDate:\n\nThe unit decided to hold a camp.', {
        text: { read: 'ocr', confidence: 90 },
      }),
    ],
    [
      'a report that names 1968, 2009 and an act',
      document(
        'The college, founded in 1968 and registered under the Societies Act of 1860, adopted the village in 2009. Its health camp was held on 3 December 2024 with 44 students.',
      ),
    ],
    [
      'a scan in English',
      document(
        'Notice\n\nAll teachers hand in their teaching plan until 20 August 2024.\n\nBy order of the Principal',
        { text: { read: 'ocr', confidence: 95 } },
      ),
    ],
  ])('is right: %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});

const minutes =
  'ডেমো মহাবিদ্যালয়ৰ শৈক্ষিক সমিতিৰ সভাৰ কাৰ্যবিৱৰণী। সভাখন ২০২৪ চনৰ ১৪ ছেপ্টেম্বৰ তাৰিখে অনুষ্ঠিত হয়। সভাত অধ্যক্ষই সভাপতিত্ব কৰে আৰু পাঠদানৰ পৰিকল্পনা, পৰীক্ষাৰ সময়সূচী আৰু পুথিভঁৰালৰ সময় সম্পৰ্কে আলোচনা কৰা হয়।';
const meeting = (...sets: NonNullable<InventedMetric['sets']>): Metrics => ({ '1.1.1': { sets } });
const english = {
  name: 'minutes-english.pdf',
  pages: [
    'Minutes of the meeting of the academic committee on 14 September 2024, in English. The plan of teaching was discussed by all members.',
  ],
};

describe('an English version', () => {
  it.each<[string, Metrics]>([
    ['is needed', meeting(['Minutes', { name: 'minutes.docx', pages: [minutes] }])],
    [
      'is needed of a scan below an English letterhead',
      meeting([
        'Minutes',
        {
          name: 'minutes.pdf',
          pages: [`Demo College, Nagaon, Assam\n\n${minutes}`],
          text: { read: 'ocr', confidence: 90 },
        },
      ]),
    ],
    [
      'is needed beside another document',
      meeting(
        ['Calendar', { ...english, name: 'calendar.pdf' }],
        ['Minutes', { name: 'minutes.docx', pages: [minutes] }],
      ),
    ],
  ])('%s', async (_words, metrics) => {
    expect(await codesIn(metrics)).toEqual(['1.1.1 needsEnglish']);
  });

  it.each<[string, Metrics]>([
    [
      'in the same set',
      meeting([
        'Minutes',
        { name: 'minutes.docx', pages: [minutes] },
        { ...english, name: 'a.pdf' },
      ]),
    ],
    [
      'in a set of its own',
      meeting(
        ['Minutes', { name: 'minutes.docx', pages: [minutes] }],
        ['English translation', { ...english, name: 'a.pdf' }],
      ),
    ],
    [
      'in the same file',
      meeting([
        'Minutes',
        { name: 'minutes.docx', pages: [minutes, ...english.pages, ...english.pages] },
      ]),
    ],
    ['of a word', meeting(['Song', { name: 'song.pdf', pages: ['ৰাইজৰ গীত'] }])],
  ])('is there or not needed: %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});

const accounts =
  'Income and expenditure of 2024-25\n\nInfrastructure Rs. 14,20,000; salary is not included. As on 31 March 2025.';
const money = (title: string, ...files: InventedFile[]): Metrics => ({
  '4.1.4': { sets: [[title, ...files]] },
});

describe('accounts', () => {
  it.each<[string, Metrics]>([
    [
      'a title',
      money('Audited statement', {
        name: 'a.pdf',
        pages: ['Expenses of 2024-25: infrastructure Rs. 14,20,000. As on 31 March 2025.'],
      }),
    ],
    ['a heading', money('Documents', { name: 'a.pdf', pages: [accounts] })],
    [
      'the name of a file',
      money('Documents', {
        name: 'balance-sheet.pdf',
        pages: ['Assets and liabilities as on 31 March 2025, of the college.'],
      }),
    ],
    [
      'a certificate of utilisation',
      money('Documents', {
        name: 'a.pdf',
        pages: ['# UTILISATION CERTIFICATE\n\nRs. 2,00,000 of the grant of 2024-25 were used.'],
      }),
    ],
  ])('are not certified: %s', async (_words, metrics) => {
    expect(await codesIn(metrics)).toEqual(['4.1.4 accountsUncertified']);
  });

  it.each<[string, Metrics]>([
    [
      'by a chartered accountant',
      money('Audited statement', {
        name: 'a.pdf',
        pages: [`${accounts}\n\nM. Agarwal & Co., Chartered Accountants, FRN 301234E`],
      }),
    ],
    [
      'by a number',
      money('Audited statement', {
        name: 'a.pdf',
        pages: [`${accounts}\n\nUDIN: 24051234BKEXYZ1234`],
      }),
    ],
    [
      'on another page',
      money('Audited statement', { name: 'a.pdf', pages: [accounts, 'Seal of the C.A.'] }),
    ],
    [
      'a green audit',
      money('Green audit report', {
        name: 'a.pdf',
        pages: ['Green audit report of 2024-25. Trees: 140, planted on 5 June 2025.'],
      }),
    ],
  ])('are right: %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});

const scholarships = (claimed: number, ...files: InventedFile[]): Metrics => ({
  '5.1.1': {
    claimed,
    sets: [
      [
        'List of beneficiaries',
        {
          name: 'list.xlsx',
          rows: [
            ['Sl. No.', 'Name of the student', 'Roll No.', 'Scheme', 'Amount (Rs.)'],
            ['1', 'Mina Kalita', 'B-11', 'Ishan Uday', '54000'],
            ['2', 'Rupam Nath', 'B-13', 'Post-matric ST', '12000'],
            ['3', 'Ankur Bora', 'B-14', 'Post-matric ST', '9000'],
            ['4', 'Rina Das', 'B-15', 'Pragati', '9000'],
          ],
        },
      ],
      ['Sanction letter', ...files],
    ],
  },
});
const sanction = (words: string, name = 'sanction.pdf'): InventedFile => ({
  name,
  pages: [letter(dated, 'Subject: Scholarships of the Government', words)],
});

describe('a letter', () => {
  it.each<[string, Metrics]>([
    [
      '3 for 4',
      scholarships(
        4,
        sanction('The directorate sanctioned scholarships for 3 students in 2024-25.'),
      ),
    ],
    [
      'with a word',
      scholarships(
        4,
        sanction('Scholarships are sanctioned to six (6) deserving girl students of the college.'),
      ),
    ],
    [
      'with a total',
      scholarships(4, sanction('Scholarships have been sanctioned. Number of beneficiaries: 5')),
    ],
    ['in Assamese digits', scholarships(4, sanction('Sanctioned: ৩ জন ছাত্ৰ'))],
  ])('differs from the list: %s', async (_words, metrics) => {
    expect(await codesIn(metrics)).toEqual(['5.1.1 letterDiffersFromList']);
  });

  it('differs from the claim', async () => {
    const metrics = {
      '1.2.3': {
        claimed: 110,
        text: 'Number of students enrolled in add-on courses',
        sets: [
          [
            'Enrolment',
            sanction(
              'In 2024-25, 105 students enrolled in the two courses, 60 in English and 45 in Tally.',
            ),
          ],
        ],
      },
    } satisfies Metrics;
    expect(await codesIn(metrics)).toEqual(['1.2.3 sheetMissing', '1.2.3 letterDiffersFromClaim']);
  });

  it('differs from the results', async () => {
    const result = (words: string): Metrics => ({
      '2.6.3': {
        claimed: 381,
        sets: [
          ['Data', sheet('results')],
          [
            'Result sheet',
            {
              name: 'r.pdf',
              pages: [`Result of the final semester, June 2025\n\n${words}\n\nController`],
            },
          ],
        ],
      },
    });
    expect(await codesIn(result('Appeared 420, passed 379'))).toEqual(['2.6.3 resultDiffers']);
    expect(await judge(result('Appeared 420, passed 381'))).toEqual([]);
  });

  it.each<[string, Metrics]>([
    [
      'has the number',
      scholarships(
        4,
        sanction('The directorate sanctioned scholarships for 4 students in 2024-25.'),
      ),
    ],
    [
      'is about a scheme',
      scholarships(
        4,
        sanction('The directorate sanctioned Post-matric scholarships for 2 students.'),
      ),
    ],
    [
      'has a part',
      scholarships(
        4,
        sanction('Scholarships sanctioned for 3 students.'),
        sanction('Scholarships sanctioned for 1 student, Mina Kalita.', 'b.pdf'),
      ),
    ],
    [
      'names amounts and years',
      scholarships(4, sanction('Rs. 54,000 for 3 years sanctioned to the students of 2024.')),
    ],
  ])('is right: it %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});

const photo = (file: Partial<InventedFile>, title = 'Photographs'): Metrics => ({
  '7.1.3': {
    sets: [[title, { name: 'pit-1a2b3c4d-900x600.jpg', description: 'pit.jpg', ...file }]],
  },
});
const seen = { hasPlace: true, day: '2024-09-14' };

describe('a photo', () => {
  it.each<[string, Metrics]>([
    ['photoWithoutBoth', photo({})],
    ['photoWithoutBoth', photo({}, 'Geotagged photographs of the compost pit')],
    ['photoWithoutPlace', photo({ photo: { hasPlace: false, day: '2024-09-14' } }, 'Compost pit')],
    ['photoWithoutPlace', photo({ description: 'The compost pit on 14 September 2024' })],
    ['photoWithoutDay', photo({ photo: { hasPlace: true } }, 'Compost pit')],
    ['photoWithoutCaption', photo({ photo: seen, description: 'pit-1a2b3c4d-900x600.jpg' })],
    [
      'photosWithoutPlace',
      photo(
        {
          name: 'photos.pdf',
          pages: ['The compost pit, 14 September 2024, behind the hostel of the college.'],
        },
        'Geotagged photographs',
      ),
    ],
  ])('%s', async (code, metrics) => {
    expect(await codesIn(metrics)).toEqual([`7.1.3 ${code}`]);
  });

  it.each<[string, Metrics]>([
    ['a camera wrote it', photo({ photo: seen }, 'Geotagged photographs of the compost pit')],
    [
      'it is written on it',
      photo({ pages: ['Nagaon, Assam, India\n\nLat 26.3465 Long 92.6840\n\n14/09/24 10:12 AM'] }),
    ],
    ['it is described', photo({ photo: seen, description: 'The compost pit behind the hostel' })],
    ['a scan of a letter', photo({ pages: [letter(dated, subject, camp)] }, 'Letter')],
    [
      'a scan of a short notice',
      photo({ pages: ['Notice\n\nThe pit is open, 20 August 2024.'] }, 'Notice'),
    ],
    [
      'photos of a document',
      photo(
        {
          name: 'photos.pdf',
          pages: ['The compost pit, 14 September 2024, 26.3465, 92.6840, behind the hostel.'],
        },
        'Geotagged photographs',
      ),
    ],
  ])('is right: %s', async (_words, metrics) => {
    expect(await judge(metrics)).toEqual([]);
  });
});

describe('data in a document', () => {
  const table =
    'Name of the activity | Organising unit | Name of the scheme | Year of the activity | Number of students\n\nFlood relief camp | NSS | NSS special camp | 2024-25 | 85';
  const data = (title: string, file: InventedFile): Metrics => ({
    '3.4.3': { sets: [[title, file]] },
  });

  it('must be a sheet', async () => {
    expect(
      await codesIn(data('Activities', { name: 'a.pdf', pages: [table] }), 'data-as-sheet'),
    ).toEqual(['3.4.3 dataNotSheet']);
    expect(
      await codesIn(
        data('Data as per the template', { name: 'a.docx', pages: [camp] }),
        'data-as-sheet',
      ),
    ).toEqual(['3.4.3 dataNotSheet']);
  });

  it('is right beside a sheet, and in a report without a table', async () => {
    expect(await judge(document(table))).toEqual([]);
    expect(
      await codesIn(data('Reports', { name: 'a.pdf', pages: [camp] }), 'data-as-sheet'),
    ).toEqual([]);
  });
});

describe('one text', () => {
  const two = (first: string, second: string): Metrics => ({
    '1.1.1': { sets: [['Planning', { name: 'a.pdf', pages: [first] }]] },
    '3.4.3': { sets: [['Camp', { name: 'b.pdf', pages: [second] }]] },
  });
  const long = `${camp}\n\nThe volunteers cleaned two wells, repaired the embankment and gave a play about clean water to the pupils of the school.`;

  it.each([
    ['sameFile', long, long],
    ['sameText', `Report of the camp\n\n${long}`, `Outreach of the unit\n\n${long}`],
    ['sameText', long, `# EXTENSION ACTIVITY\n\n${long}`],
    [
      'sameText',
      `Demo College\n\n${dated}\n\nSubject: Planning\n\n${long}`,
      `Demo College\n\nRef. 7 Date: 2-10-2024\n\nSubject: Outreach\n\n${long}`,
    ],
  ])('is no evidence of two metrics (%s)', async (code, first, second) => {
    expect(await codesIn(two(first, second))).toEqual([`3.4.3 ${code}`]);
  });

  it('is another one below the same letterhead', async () => {
    const other = 'The committee has planned the lessons of all classes for the winter of 2024-25.';
    expect(
      await judge(two(letter(dated, 'Subject: Planning', other), letter(dated, subject, camp))),
    ).toEqual([]);
  });
});

it('says that an old kind of file was not read', async () => {
  const old = { '3.4.3': { sets: [['Reports', { name: 'camp.doc' }]] } } satisfies Metrics;
  expect(await codesIn(old)).toEqual(['3.4.3 fileNotRead']);
});
