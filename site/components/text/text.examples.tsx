import { StaticPage } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { Updated } from '../page/PageHeader.tsx';
import { DateBlock, InlineDate } from './DateBlock.tsx';
import { Facts } from './Facts.tsx';
import { RichText } from './RichText.tsx';
import { StaticText } from './StaticText.tsx';

const page = (fields: object) => StaticPage.parse({ page: 'emblem', title: 'Emblem', ...fields });
const card = { title: 'Portal', link: '/portal' };

export const examples: Examples = {
  'a date': <DateBlock date="03-02-2026" />,
  'a date in a line': <InlineDate date="03-02-2026" />,
  'a date in December': <InlineDate date="31-12-2026" className="late" />,
  facts: <Facts facts={[{ label: 'Established', value: '1954' }]} />,
  'words under a heading': <RichText html="<h2>Fees</h2><p>None.</p>" />,
  'words at the top': <RichText html="<h2>Fees</h2><p>None.</p>" top={2} />,
  'a table in a box': <RichText html="<table><tr><td>1</td></tr></table>" className="wide" />,
  'updated today': <Updated dates={['20-11-2026', '19-11-2026']} />,
  'updated before what is ahead': <Updated dates={['21-11-2026', '18-11-2026']} />,
  'never updated': <Updated dates={['21-11-2026', 'soon']} />,
  words: <StaticText page={page({ html: '<p>A lamp.</p>' })} />,
  'words with a picture': (
    <StaticText page={page({ html: '<p>A lamp.</p>', image: '/files/media/lamp.jpg' })} />
  ),
  'words with a file': (
    <StaticText page={page({ upload_info: [{ fileType: 'PDF', url: '/files/a.pdf' }] })} />
  ),
  cards: <StaticText page={page({ cards: [card] })} />,
  'cards with pictures': (
    <StaticText page={page({ cards: [{ ...card, image: '/files/p.jpg' }] })} />
  ),
};
