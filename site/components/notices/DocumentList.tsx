import type { Upload } from '@college/contract/entities';
import { Attachments } from '../files/Attachments.tsx';
import { FileFacts, FileLink, TextLink } from '../files/FileLink.tsx';
import { Link } from '../navigation/Link.tsx';
import { hasText } from '../text/clean-html.ts';
import { InlineDate } from '../text/DateBlock.tsx';
import { RichText } from '../text/RichText.tsx';
import styles from './DocumentList.module.css';

/** A notice, an important file or a file of a department. */
interface Item {
  id: string;
  title: string;
  description: string;
  date: string;
  link?: string;
  upload_info: readonly Upload[];
}

interface Props {
  items: readonly Item[];
  /** Text of the button of each file; without it, a single file opens from its title. */
  button?: string;
}

/** Documents by title. A single file opens from the title, several files are buttons below it. */
export function DocumentList({ items, button }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Entry item={item} button={button} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<Props, 'button'> {
  item: Item;
}

function Entry({ item, button }: EntryProps) {
  const { title, description, date, link, upload_info } = item;
  const [file, ...others] = upload_info;
  const single = others.length === 0 && !button ? file : undefined;
  return (
    <>
      <svg className={styles.sheet} viewBox="0 0 36 44" aria-hidden="true">
        <path d="M2 1h22l10 10v32H2z" />
        <path d="M24 1v10h10M9 20h18M9 27h18M9 34h11" />
      </svg>
      <div className={styles.words}>
        <p className={styles.title}>
          {single && <FileLink file={single}>{title}</FileLink>}
          {!single && link && <Link to={link}>{title}</Link>}
          {!single && !link && title}
        </p>
        <p className={styles.facts}>
          <InlineDate date={date} />
          {single && <FileFacts file={single} />}
          {single && <TextLink file={single} title={title} />}
        </p>
        {hasText(description) && <RichText html={description} top={2} />}
        {!single && <Attachments files={upload_info} title={title} label={button} />}
      </div>
    </>
  );
}
