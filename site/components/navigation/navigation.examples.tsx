import type { Examples } from '../../testing/examples.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Link } from './Link.tsx';
import { LinkCard } from './LinkCard.tsx';
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
  'no page above': <Breadcrumbs above={[]} />,
  'a page above': <Breadcrumbs above={[{ to: '/a', label: 'A' }]} />,
  'a page above and this one': <Breadcrumbs above={[{ to: '/a', label: 'A' }]} here="B" />,
  'a link of ours': <Link to="/events">Events</Link>,
  'a link to this page': (
    <Link to="/events" current>
      Events
    </Link>
  ),
  'a link elsewhere': <Link to="https://example.org/">Events</Link>,
  'a link to a file': <Link to="/files/media/a.pdf">Events</Link>,
  'a link within the page': <Link to="#events">Events</Link>,
  'a card': <LinkCard title="NSS" to="/nss" />,
  'a card with words': <LinkCard title="NSS" to="/nss" text="Not me but you" />,
  'a card that leads nowhere': <LinkCard title="NSS" to="" />,
  'a card with a picture': <LinkCard title="NSS" to="/nss" image="/files/media/nss.jpg" />,
  'a card whose picture is missing': <LinkCard title="NSS" to="/nss" image="" />,
  tabs: <LinkTabs label="Years" tabs={tabs} />,
  'tabs that divide a page': <LinkTabs label="Years" tabs={tabs} id="years" />,
  'tabs that fold': <LinkTabs label="Years" tabs={tabs} folded="Year" />,
  'tabs that divide and fold': <LinkTabs label="Years" tabs={tabs} id="years" folded="Year" />,
  'tabs of which none is shown': (
    <LinkTabs label="Years" tabs={tabs.slice(1)} folded="Year" id="years" />
  ),
  'the only page': <PageLinks address={address} page={1} hasOlder={false} />,
  'the first page': <PageLinks address={address} page={1} hasOlder />,
  'a page between': <PageLinks address={address} page={2} hasOlder />,
  'the last page': <PageLinks address={address} page={3} hasOlder={false} />,
  'page 1 of 2': <PageNumbers address={address} page={1} pages={2} />,
  'page 2 of 3': <PageNumbers address={address} page={2} pages={3} />,
  'the latest of all years': (
    <YearTabs years={[2025, 2024]} year={undefined} address={address} latest="/list" />
  ),
  'a listed year': <YearTabs years={[2025, 2024]} year={2024} address={address} />,
  'an unlisted year': (
    <YearTabs years={[2025, 2023]} year={2024} address={address} latest="/list" />
  ),
  'an unlisted year alone': <YearTabs years={[]} year={2020} address={address} />,
  'a choice': <SelectForm {...choice} />,
  'a choice that was made, beside what else the address says': (
    <SelectForm
      {...choice}
      selects={choice.selects.map((select) => ({ ...select, value: 'PHY' }))}
      keep={{ q: 'fee' }}
    >
      <Link to="/list">All of it</Link>
    </SelectForm>
  ),
  'a menu': <SectionMenu name="IQAC" groups={groups} />,
  'a menu in a row': <SectionMenu name="IQAC" groups={groups} inRow />,
  'a menu of one group': <SectionMenu name="IQAC" groups={groups.slice(0, 1)} />,
  'a menu that shows another entry': <SectionMenu name="IQAC" groups={groups} current="/there" />,
  'a menu that does not list the page': <SectionMenu name="IQAC" groups={groups} current="/x" />,
};
