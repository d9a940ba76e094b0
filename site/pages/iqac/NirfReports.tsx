import type { Notice } from '@college/contract/entities';
import { Fragment } from 'react';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import { FileLink, TextLink } from '../../components/files/FileLink.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { Table } from '../../components/tables/Table.tsx';
import { useStrings } from '../../context.ts';
import { noticeItems } from '../../kinds/item-list.tsx';
import styles from './NirfReports.module.css';

/** A table of titles with the first file of each. */
export const nirfReports = noticeItems('NIRF', FileTable);

function FileTable({ items }: { items: readonly Notice[] }) {
  const { quality, pages } = useStrings();
  return (
    <Table
      caption={pages['/nirf']}
      captionHidden
      nameColumn={1}
      columns={[
        { key: 'number', label: quality.number, narrow: 'number' },
        { key: 'title', label: quality.title },
        { key: 'file', label: quality.file },
      ]}
      rows={items.map(({ id, title, upload_info: [file] }, index) => ({
        key: id,
        cells: [
          index + 1,
          <Link key="title" to={eventPath(id)}>
            {title}
          </Link>,
          file && (
            <Fragment key="file">
              <FileLink file={file} className={styles.file}>
                {quality.clickHere}
                <span className="visually-hidden">{`: ${title}`}</span> <FileFacts file={file} />
              </FileLink>
              <TextLink file={file} title={title} />
            </Fragment>
          ),
        ],
      }))}
    />
  );
}
