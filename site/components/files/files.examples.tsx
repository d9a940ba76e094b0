import { Upload } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { FileFacts } from '../file-facts/FileFacts.tsx';
import { Attachments } from './Attachments.tsx';
import { FileLink } from './FileLink.tsx';

const file = (fields: object) =>
  Upload.parse({ fileType: 'PDF', url: '/files/media/list.pdf', ...fields });
const link = (fields: object) => file({ fileType: 'link', ...fields });

export const examples: Examples = {
  'a file': {
    example: <FileLink file={file({})}>List</FileLink>,
    shows: ['[List](/files/media/list.pdf)'],
  },
  'to be kept': {
    example: (
      <FileLink file={file({})} download>
        List
      </FileLink>
    ),
    shows: ['[List](/files/media/list.pdf, download)'],
  },
  'a link elsewhere': {
    example: <FileLink file={link({ path: 'https://example.org/' })}>List</FileLink>,
    shows: ['[List (another website, opens in a new tab)](https://example.org/)'],
  },
  'a link without path': {
    example: <FileLink file={link({ url: 'http://example.org/a' })}>List</FileLink>,
    shows: ['[List (another website, opens in a new tab)](http://example.org/a)'],
  },
  'no facts': { example: <FileFacts file={file({})} />, shows: [] },
  'a type': { example: <FileFacts file={file({ ext: 'pdf' })} />, shows: ['PDF'] },
  'an empty file': { example: <FileFacts file={file({ size: 0 })} />, shows: ['0 B'] },
  '1023 bytes': { example: <FileFacts file={file({ size: 1023 })} />, shows: ['1023 B'] },
  '1024 bytes': { example: <FileFacts file={file({ size: 1024 })} />, shows: ['1 KB'] },
  'a byte less than a megabyte': {
    example: <FileFacts file={file({ size: 1024 * 1024 - 1 })} />,
    shows: ['1024 KB'],
  },
  'a megabyte': {
    example: <FileFacts file={file({ ext: 'pdf', size: 1024 * 1024 })} />,
    shows: ['PDF · 1.0 MB'],
  },
  'in the language of the page': {
    example: <FileFacts file={file({ language: 'en' })} />,
    shows: [],
  },
  'in another language, valid until a day': {
    example: <FileFacts file={file({ ext: 'pdf', language: 'hi', valid_until: '31-03-2027' })} />,
    shows: ['PDF · in Hindi · valid until 31 Mar 2027'],
  },
  'not valid any more': {
    example: <FileFacts file={file({ ext: 'pdf', valid_until: '31-03-2026' })} />,
    shows: ['PDF · no longer valid, valid until 31 Mar 2026'],
  },
  'a document of others': {
    example: (
      <Attachments
        files={[file({ path: 'list.pdf', source: 'UGC, Guidelines, 2019' })]}
        title="Notice"
      />
    ),
    shows: ['- [Attachment 1 – Notice](/files/media/list.pdf) Source: UGC, Guidelines, 2019'],
  },
  'no attachments': {
    example: <Attachments files={[]} title="Notice" label="nothing" />,
    shows: [],
  },
  'one attachment': {
    example: <Attachments files={[file({ ext: 'pdf' })]} title="Notice" />,
    shows: ['- [Attachment 1 – Notice PDF](/files/media/list.pdf)'],
  },
  'one that is called as its page': {
    example: <Attachments files={[file({ caption: 'List' })]} title="List" />,
    shows: ['- [Attachment 1 – List](/files/media/list.pdf)'],
  },
  'one that has a text': {
    example: <Attachments files={[file({ path: 'list.pdf', has_text: true })]} title="Notice" />,
    shows: [
      '- [Attachment 1 – Notice](/files/media/list.pdf) [Read as text : Attachment 1 – Notice](/text/list.pdf)',
    ],
  },
  'one by a label': {
    example: <Attachments files={[file({})]} title="Notice" label="Syllabus" />,
    shows: ['- [Syllabus – Notice](/files/media/list.pdf)'],
  },
  'two by a label': {
    example: (
      <Attachments
        files={[file({}), file({ url: '/files/b.pdf' })]}
        title="Notice"
        label="Syllabus"
      />
    ),
    shows: [
      '- [Syllabus 1 – Notice](/files/media/list.pdf)',
      '- [Syllabus 2 – Notice](/files/b.pdf)',
    ],
  },
  'two by their names, to be kept': {
    example: (
      <Attachments
        files={[file({ caption: 'First' }), file({ url: '/files/b.pdf', caption: 'Second' })]}
        title="Notice"
        download
      />
    ),
    shows: [
      '- [Attachment 1 – Notice](/files/media/list.pdf, download)',
      '- [Attachment 2 – Notice](/files/b.pdf, download)',
    ],
  },
};
