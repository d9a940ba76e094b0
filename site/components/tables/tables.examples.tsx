import { Upload } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { QuarterForm } from '../navigation/SelectForm.tsx';
import { RecordTable } from './RecordTable.tsx';

const file = [Upload.parse({ url: '/files/media/paper.pdf', ext: 'pdf', size: 2048 })];
const rain = { title: 'On rain', quarter: '2025-1st', issn: '' };
const caption = 'Publications of Dr N.';
const all = ['2025-2nd', '2025-1st', '2024-4th'];

export const examples: Examples = {
  'no records': { example: <RecordTable caption={caption} rows={[]} />, shows: ['NA'] },
  'one record, an empty field left out': {
    example: <RecordTable caption={caption} rows={[rain]} />,
    shows: ['Publications of Dr N.', '| Title | Quarter |', '| On rain | 2025-1st |'],
  },
  'its file stands last': {
    example: <RecordTable caption={caption} rows={[{ file, ...rain }]} />,
    shows: [
      'Publications of Dr N.',
      '| Title | Quarter | Attachments |',
      '| On rain | 2025-1st | - [Attachment 1 – On rain PDF · 2 KB](/files/media/paper.pdf) |',
    ],
  },
  'records of one name go by all that they say': {
    example: (
      <RecordTable
        caption={caption}
        rows={[
          { ...rain, file },
          { ...rain, quarter: '', issn: '0000-0001', file },
          { title: 'On mud', quarter: '2025-2nd', issn: '', file },
        ]}
      />
    ),
    shows: [
      'Publications of Dr N.',
      '| Title | Quarter | ISSN | Attachments |',
      '| On rain | 2025-1st |  | - [Attachment 1 – On rain, 2025-1st PDF · 2 KB](/files/media/paper.pdf) |',
      '| On rain |  | 0000-0001 | - [Attachment 1 – On rain, 0000-0001 PDF · 2 KB](/files/media/paper.pdf) |',
      '| On mud | 2025-2nd |  | - [Attachment 1 – On mud PDF · 2 KB](/files/media/paper.pdf) |',
    ],
  },
  'columns that are said, with gaps, and a file beside the name': {
    example: (
      <RecordTable
        caption={caption}
        captionHidden
        fields={['quarter', 'title', 'issn']}
        nameField="title"
        rows={[{ ...rain, file }]}
        csv="/records.csv"
      />
    ),
    shows: [
      'Publications of Dr N.',
      '| Quarter | Title | ISSN |',
      '| 2025-1st | On rain - [Attachment 1 – On rain PDF · 2 KB](/files/media/paper.pdf) | NA |',
      '[Download as CSV : Publications of Dr N.](/records.csv)',
    ],
  },
  'every quarter': {
    example: <QuarterForm action="/research" range={{ all, from: '', to: '' }} />,
    shows: [
      'form “Choose quarters”',
      'From quarter {select from: All (selected), 2025-2nd, 2025-1st, 2024-4th}',
      'To quarter {select to: All (selected), 2025-2nd, 2025-1st, 2024-4th}',
      '(Show)',
    ],
  },
  'some quarters': {
    example: (
      <QuarterForm
        action="/research"
        range={{ all, from: '2024-4th', to: '2025-1st' }}
        keep={{ report: 'publications' }}
      />
    ),
    shows: [
      'form “Choose quarters”',
      '{hidden report “publications”}',
      'From quarter {select from: All, 2025-2nd, 2025-1st, 2024-4th (selected)}',
      'To quarter {select to: All, 2025-2nd, 2025-1st (selected), 2024-4th}',
      '(Show)',
    ],
  },
};
