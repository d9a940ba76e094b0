import { Upload } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { LinkCard } from '../page/LinkCard.tsx';
import { Link } from './Link.tsx';
import { LinkTabs, PageLinks, PageNumbers, YearTabs } from './LinkTabs.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import { SelectForm } from './SelectForm.tsx';

const address = (page: number) => `/list?page=${page}`;
const tabs = [
  { to: '/a', label: 'A', current: true },
  { to: '/b', label: 'B', current: false },
];
const groups = [
  { title: 'Reports', entries: [{ to: '/here', label: 'Here' }] },
  { title: 'Meetings', entries: [{ to: '/there', label: 'There' }] },
];
const choice = {
  ...{ action: '/list', label: 'Narrow down', submit: 'Show' },
  selects: [
    {
      ...{ name: 'department', label: 'Department', all: 'All' },
      options: [{ value: 'PHY', label: 'Physics' }, { value: '2025' }],
    },
  ],
};

export const examples: Examples = {
  'no page above': {
    example: <Breadcrumbs above={[]} />,
    shows: ['nav “You are here”', '- [Home](/)'],
  },
  'a page above': {
    example: <Breadcrumbs above={[{ to: '/a', label: 'A' }]} />,
    shows: ['nav “You are here”', '- [Home](/)', '- [A](/a)'],
  },
  'a page above and this one': {
    example: <Breadcrumbs above={[{ to: '/a', label: 'A' }]} here="B" />,
    shows: ['nav “You are here”', '- [Home](/)', '- [A](/a)', '- B'],
  },
  'a link of ours': { example: <Link to="/events">Events</Link>, shows: ['[Events](/events)'] },
  'a link to this page': {
    example: (
      <Link to="/events" current>
        Events
      </Link>
    ),
    shows: ['[Events](/events, current)'],
  },
  'a link elsewhere': {
    example: <Link to="https://example.org/">Events</Link>,
    shows: ['[Events (another website, opens in a new tab)](https://example.org/)'],
  },
  'a full address of ours': {
    example: <Link to="https://www.c.test/events">Events</Link>,
    shows: ['[Events](https://www.c.test/events)'],
  },
  'a link to a file': {
    example: <Link to="/files/media/a.pdf">Events</Link>,
    shows: ['[Events PDF](/files/media/a.pdf)'],
  },
  'a link to a file of a known size': {
    example: (
      <Link to="/files/media/a.pdf" file={Upload.parse({ ext: 'pdf', size: 84_000 })}>
        Events
      </Link>
    ),
    shows: ['[Events PDF · 82 KB](/files/media/a.pdf)'],
  },
  'a link within the page': {
    example: <Link to="#events">Events</Link>,
    shows: ['[Events](#events)'],
  },
  'a card': {
    example: <LinkCard title="NSS" to="/nss" />,
    shows: ['## NSS', '[Visit : NSS](/nss)'],
  },
  'a card with words': {
    example: <LinkCard title="NSS" to="/nss" text="Not me but you" />,
    shows: ['## NSS', 'Not me but you', '[Visit : NSS](/nss)'],
  },
  'a card that leads nowhere': { example: <LinkCard title="NSS" to="" />, shows: ['## NSS'] },
  'a card with a picture': {
    example: <LinkCard title="NSS" to="/nss" image="/files/media/nss.jpg" />,
    shows: ['![](/files/media/nss.jpg)', '## NSS', '[Visit : NSS](/nss)'],
  },
  'a card whose picture is missing': {
    example: <LinkCard title="NSS" to="/nss" image="" />,
    shows: ['## NSS', '[Visit : NSS](/nss)'],
  },
  tabs: {
    example: <LinkTabs label="Years" tabs={tabs} />,
    shows: ['nav “Years”', '- [A](/a, current)', '- [B](/b)'],
  },
  'tabs that divide a page': {
    example: <LinkTabs label="Years" tabs={tabs} id="years" />,
    shows: ['nav “Years” #years', '- [A](/a, current)', '- [B](/b)'],
  },
  'tabs that fold': {
    example: <LinkTabs label="Years" tabs={tabs} folded="Year" />,
    shows: ['nav “Years”', '(Year A)', '- [A](/a, current)', '- [B](/b)'],
  },
  'tabs that divide and fold': {
    example: <LinkTabs label="Years" tabs={tabs} id="years" folded="Year" />,
    shows: ['nav “Years” #years', '(Year A)', '- [A](/a, current)', '- [B](/b)'],
  },
  'tabs of which none is shown': {
    example: <LinkTabs label="Years" tabs={tabs.slice(1)} folded="Year" id="years" />,
    shows: ['nav “Years” #years', '(Year)', '- [B](/b)'],
  },
  'the only page': {
    example: <PageLinks address={address} page={1} hasOlder={false} />,
    shows: [],
  },
  'the first page': {
    example: <PageLinks address={address} page={1} hasOlder />,
    shows: ['nav “Pages”', '- [Older](/list?page=2)'],
  },
  'a page between': {
    example: <PageLinks address={address} page={2} hasOlder />,
    shows: ['nav “Pages”', '- [Newer](/list?page=1)', '- [Older](/list?page=3)'],
  },
  'the last page': {
    example: <PageLinks address={address} page={3} hasOlder={false} />,
    shows: ['nav “Pages”', '- [Newer](/list?page=2)'],
  },
  'page 1 of 2': {
    example: <PageNumbers address={address} page={1} pages={2} />,
    shows: ['nav “Pages”', '- [1](/list?page=1, current)', '- [2](/list?page=2)'],
  },
  'page 2 of 3': {
    example: <PageNumbers address={address} page={2} pages={3} />,
    shows: [
      'nav “Pages”',
      '- [1](/list?page=1)',
      '- [2](/list?page=2, current)',
      '- [3](/list?page=3)',
    ],
  },
  'the latest of all years': {
    example: <YearTabs years={[2025, 2024]} year={undefined} address={address} latest="/list" />,
    shows: [
      'nav “Years”',
      '- [Latest](/list, current)',
      '- [2025](/list?page=2025)',
      '- [2024](/list?page=2024)',
    ],
  },
  'a listed year': {
    example: <YearTabs years={[2025, 2024]} year={2024} address={address} />,
    shows: ['nav “Years”', '- [2025](/list?page=2025)', '- [2024](/list?page=2024, current)'],
  },
  'an unlisted year': {
    example: <YearTabs years={[2025, 2023]} year={2024} address={address} latest="/list" />,
    shows: [
      'nav “Years”',
      '- [Latest](/list)',
      '- [2025](/list?page=2025)',
      '- [2024](/list?page=2024, current)',
      '- [2023](/list?page=2023)',
    ],
  },
  'an unlisted year alone': {
    example: <YearTabs years={[]} year={2020} address={address} />,
    shows: ['nav “Years”', '- [2020](/list?page=2020, current)'],
  },
  'a choice': {
    example: <SelectForm {...choice} />,
    shows: [
      'form “Narrow down”',
      'Department {select department: All (selected), Physics, 2025}',
      '(Show)',
    ],
  },
  'a choice that was made, beside what else the address says': {
    example: (
      <SelectForm
        {...choice}
        selects={choice.selects.map((select) => ({ ...select, value: 'PHY' }))}
        keep={{ q: 'fee' }}
      >
        <Link to="/list">All of it</Link>
      </SelectForm>
    ),
    shows: [
      'form “Narrow down”',
      '{hidden q “fee”}',
      'Department {select department: All, Physics (selected), 2025}',
      '(Show) [All of it](/list)',
    ],
  },
  'a menu': {
    example: <SectionMenu name="IQAC" groups={groups} />,
    shows: [
      'nav “Pages of this section: IQAC”',
      '(IQAC Here)',
      'Reports',
      '- [Here](/here, current)',
      'Meetings',
      '- [There](/there)',
    ],
  },
  'a menu in a row': {
    example: <SectionMenu name="IQAC" groups={groups} inRow />,
    shows: [
      'nav “Pages of this section: IQAC”',
      '(IQAC Here)',
      'Reports',
      '- [Here](/here, current)',
      'Meetings',
      '- [There](/there)',
    ],
  },
  'a menu of one group': {
    example: <SectionMenu name="IQAC" groups={groups.slice(0, 1)} />,
    shows: ['nav “Pages of this section: IQAC”', '(IQAC Here)', '- [Here](/here, current)'],
  },
  'a menu that shows another entry': {
    example: <SectionMenu name="IQAC" groups={groups} current="/there" />,
    shows: [
      'nav “Pages of this section: IQAC”',
      '(IQAC There)',
      'Reports',
      '- [Here](/here)',
      'Meetings',
      '- [There](/there, current)',
    ],
  },
  'a menu that does not list the page': {
    example: <SectionMenu name="IQAC" groups={groups} current="/x" />,
    shows: [
      'nav “Pages of this section: IQAC”',
      '(IQAC Choose a page)',
      'Reports',
      '- [Here](/here)',
      'Meetings',
      '- [There](/there)',
    ],
  },
};
