import { Upload } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { Attachments } from './Attachments.tsx';
import { FileFacts, FileLink } from './FileLink.tsx';

const file = (fields: object) =>
  Upload.parse({ fileType: 'PDF', url: '/files/media/list.pdf', ...fields });
const link = (fields: object) => file({ fileType: 'link', ...fields });

export const examples: Examples = {
  'a file': <FileLink file={file({})}>List</FileLink>,
  'to be kept': (
    <FileLink file={file({})} download>
      List
    </FileLink>
  ),
  'a link elsewhere': <FileLink file={link({ path: 'https://example.org/' })}>List</FileLink>,
  'a link without path': <FileLink file={link({ url: 'http://example.org/a' })}>List</FileLink>,
  'no facts': <FileFacts file={file({})} />,
  'a type': <FileFacts file={file({ ext: 'pdf' })} />,
  'an empty file': <FileFacts file={file({ size: 0 })} />,
  '1023 bytes': <FileFacts file={file({ size: 1023 })} />,
  '1024 bytes': <FileFacts file={file({ size: 1024 })} />,
  'a byte less than a megabyte': <FileFacts file={file({ size: 1024 * 1024 - 1 })} />,
  'a megabyte': <FileFacts file={file({ ext: 'pdf', size: 1024 * 1024 })} />,
  'no attachments': <Attachments files={[]} title="Notice" label="nothing" />,
  'one attachment': <Attachments files={[file({ ext: 'pdf' })]} title="Notice" />,
  'one that is called as its page': (
    <Attachments files={[file({ caption: 'List' })]} title="List" />
  ),
  'one that has a text': (
    <Attachments files={[file({ path: 'list.pdf', has_text: true })]} title="Notice" />
  ),
  'one by a label': <Attachments files={[file({})]} title="Notice" label="Syllabus" />,
  'two by a label': (
    <Attachments
      files={[file({}), file({ url: '/files/b.pdf' })]}
      title="Notice"
      label="Syllabus"
    />
  ),
  'two by their names, to be kept': (
    <Attachments
      files={[file({ caption: 'First' }), file({ url: '/files/b.pdf', caption: 'Second' })]}
      title="Notice"
      download
    />
  ),
};
