import { Upload } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { QuarterForm } from './QuarterForm.tsx';
import { RecordTable } from './RecordTable.tsx';

const file = [Upload.parse({ url: '/files/media/paper.pdf', ext: 'pdf', size: 2048 })];
const rain = { title: 'On rain', quarter: '2025-1st', issn: '' };
const caption = 'Publications of Dr N.';
const all = ['2025-2nd', '2025-1st', '2024-4th'];

export const examples: Examples = {
  'no records': <RecordTable caption={caption} rows={[]} />,
  'one record, an empty field left out': <RecordTable caption={caption} rows={[rain]} />,
  'its file stands last': <RecordTable caption={caption} rows={[{ file, ...rain }]} />,
  'records of one name go by all that they say': (
    <RecordTable
      caption={caption}
      rows={[
        { ...rain, file },
        { ...rain, quarter: '', issn: '0000-0001', file },
        { title: 'On mud', quarter: '2025-2nd', issn: '', file },
      ]}
    />
  ),
  'columns that are said, with gaps, and a file beside the name': (
    <RecordTable
      caption={caption}
      captionHidden
      fields={['quarter', 'title', 'issn']}
      naming="title"
      rows={[{ ...rain, file }]}
      csv="/records.csv"
    />
  ),
  'every quarter': <QuarterForm action="/research" range={{ all, from: '', to: '' }} />,
  'some quarters': (
    <QuarterForm
      action="/research"
      range={{ all, from: '2024-4th', to: '2025-1st' }}
      keep={{ report: 'publications' }}
    />
  ),
};
