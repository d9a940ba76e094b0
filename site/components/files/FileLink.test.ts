import { Upload } from '@college/contract/entities';
import { readableSize } from '@college/contract/files';
import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { fileAddress } from './FileLink.tsx';

test('formats sizes in the largest unit that fits', () => {
  expect([0, 1023, 1024, 84_000, 1_258_291].map(readableSize)).toEqual([
    '0 B',
    '1023 B',
    '1 KB',
    '82 KB',
    '1.2 MB',
  ]);
});

test('a file opens its url, a link the path it names', () => {
  const file = { url: '/files/media/a.pdf', path: 'a.pdf' };
  expect(fileAddress(Upload.parse({ ...file, fileType: 'PDF' }))).toBe('/files/media/a.pdf');
  const link = { fileType: 'link', path: 'https://example.org/a' };
  expect(fileAddress(Upload.parse(link))).toBe('https://example.org/a');
});

const upload = (name: string, fileType: string) => ({
  ...{ url: `/files/media/${name}`, path: name, fileType, has_text: true },
});
const upload_info = [upload('a.pdf', 'PDF'), upload('b.docx', 'file')];
const pictures = [upload('c.jpg', 'image'), upload('d.jpg', 'image')];
const all = [...upload_info, ...pictures];
const notice = { id: '1', title: 'Title', type: 'COLLEGE_EVENT', date: '05-03-2026' };
const person = { id: '7', name: 'Rina Das', type: 'FACULTY', dept_code: 'PHY', cv: upload_info };
const paper = (type: string) => ({ ...notice, type, upload_info: all });

const answers = {
  getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
  getdepartmentfilebytype: ({ type }: { type?: string }) => [paper(type ?? '')],
  getnoticesbytype: [{ ...notice, upload_info: all }],
  getsingleeventbyid: { ...notice, upload_info: all },
  getemployeebytype: [person],
  getmyprofiledata: person,
};

test.each([
  ['/singleevent?eventId=1', all],
  ['/department/PHY/wall-magazine', all],
  ['/wallmagazines/PHY', all],
  ['/department/PHY/journal', all],
  ['/gallery/document', all],
  ['/nirf', [upload_info[0]]],
  ['/administrations/principal', [upload_info[0]]],
  ['/department/PHY/faculty', [upload_info[0]]],
  ['/department/PHY/faculty/single?id=7&name=Rina', [upload_info[0]]],
])('%s links each attachment to its text, once', async (path, files) => {
  const { main } = await visit(path, answers);
  const links = main.all('a[href^="/text/"]').map(({ attributes }) => attributes.href);
  expect(links.sort()).toEqual(files.map((file) => `/text/${file?.path}`).sort());
});
