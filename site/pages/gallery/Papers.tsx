import type { Notice } from '@college/contract/entities';
import { attachmentName } from '../../components/files/attachment-name.ts';
import { FileFacts, FileLink, fileAddress } from '../../components/files/FileLink.tsx';
import { TextLink } from '../../components/files/TextLink.tsx';
import { hasText } from '../../components/text/clean.ts';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import { noticeItems } from '../../kinds/item-list.tsx';
import styles from './galleries.module.css';

/** Documents under the title of their collection, each by its own name. */
export const documentGallery = noticeItems('COLLEGE_DOWNLOADS_GALLERY', Papers);

function Papers({ items }: { items: readonly Notice[] }) {
  const { notices } = useStrings();
  return items.map(({ id, title, date, description, upload_info }) => (
    <section key={id} className={styles.item}>
      <h2>{title}</h2>
      <p className={styles.date}>
        <InlineDate date={date} />
      </p>
      {hasText(description) && <RichText html={description} />}
      <ul className={styles.papers}>
        {upload_info.map((file, index) => {
          const name = attachmentName(file) ?? `${notices.attachment(index + 1)}, ${title}`;
          return (
            <li key={fileAddress(file)}>
              <FileLink file={file} className={styles.paper}>
                {name} <FileFacts file={file} />
              </FileLink>
              <TextLink file={file} title={name} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
