import { StaticPage } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { DateBlock, InlineDate } from '../dates/DateBlock.tsx';
import { LastUpdated } from '../page/PageHeader.tsx';
import { StaticText } from '../page/StaticText.tsx';
import { Facts } from './Facts.tsx';
import { RichText } from './RichText.tsx';

const page = (fields: object) => StaticPage.parse({ page: 'emblem', title: 'Emblem', ...fields });
const card = { title: 'Portal', link: '/portal' };

export const examples: Examples = {
  'a date': { example: <DateBlock date="03-02-2026" />, shows: ['3 Feb 2026'] },
  'a date in a line': { example: <InlineDate date="03-02-2026" />, shows: ['3 Feb 2026'] },
  'a date in December': {
    example: <InlineDate date="31-12-2026" className="late" />,
    shows: ['31 Dec 2026'],
  },
  facts: {
    example: <Facts facts={[{ label: 'Established', value: '1954' }]} />,
    shows: ['Established:', '1954'],
  },
  'words under a heading': {
    example: <RichText html="<h2>Fees</h2><p>None.</p>" />,
    shows: ['### Fees', 'None.'],
  },
  'words at the top': {
    example: <RichText html="<h2>Fees</h2><p>None.</p>" top={2} />,
    shows: ['## Fees', 'None.'],
  },
  'a table in a box': {
    example: <RichText html="<table><tr><td>1</td></tr></table>" className="wide" />,
    shows: ['div “Table”', '| 1 |'],
  },
  'updated today': {
    example: <LastUpdated dates={['20-11-2026', '19-11-2026']} />,
    shows: ['Last updated: 20 Nov 2026'],
  },
  'updated before what is ahead': {
    example: <LastUpdated dates={['21-11-2026', '18-11-2026']} />,
    shows: ['Last updated: 18 Nov 2026'],
  },
  'never updated': { example: <LastUpdated dates={['21-11-2026', 'soon']} />, shows: [] },
  words: { example: <StaticText page={page({ html: '<p>A lamp.</p>' })} />, shows: ['A lamp.'] },
  'words with a picture': {
    example: <StaticText page={page({ html: '<p>A lamp.</p>', image: '/files/media/lamp.jpg' })} />,
    shows: ['![](/files/media/lamp.jpg)', 'A lamp.'],
  },
  'words with a file': {
    example: (
      <StaticText page={page({ upload_info: [{ fileType: 'PDF', url: '/files/a.pdf' }] })} />
    ),
    shows: ['- [Attachment 1 – Emblem](/files/a.pdf)'],
  },
  cards: {
    example: <StaticText page={page({ cards: [card] })} />,
    shows: ['## Portal', '[Visit : Portal](/portal)'],
  },
  'cards with pictures': {
    example: <StaticText page={page({ cards: [{ ...card, image: '/files/p.jpg' }] })} />,
    shows: ['![](/files/p.jpg)', '## Portal', '[Visit : Portal](/portal)'],
  },
};
