import type { Notice, Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { FileFacts } from '../file-facts/FileFacts.tsx';
import { Attachments } from '../files/Attachments.tsx';
import { FileLink, TextLink } from '../files/FileLink.tsx';
import { Link } from '../navigation/Link.tsx';
import { eventPath } from '../navigation/page-paths.ts';
import { hasText } from '../text/clean-html.ts';
import { RichText } from '../text/RichText.tsx';
import styles from './DocumentList.module.css';
import { NoticeLink } from './NoticeLink.tsx';

/** A notice, an important file or a file of a department. */
interface Item {
  id: string;
  title: string;
  description: string;
  date: string;
  link?: string;
  /** The file at `link`, if it is one of ours. */
  link_file?: Upload | undefined;
  /** Path of its own page, if it has one. The title leads there, and files are beside it. */
  to?: string;
  upload_info: readonly Upload[];
}

interface Props {
  items: readonly Item[];
  /** Text of the button of each file; without it, a single file opens from its title. */
  button?: string;
}

/** Notices by title, each with its files beside the title, which leads to the page of the notice. */
export function NoticeDocuments({ items }: { items: readonly Notice[] }) {
  return <DocumentList items={items.map((item) => ({ ...item, to: eventPath(item.id) }))} />;
}

/** Documents by title. Without a page, a single file opens from the title; several files are buttons below it. */
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
  const { notices } = useStrings();
  const { title, description, date, link = '', link_file, to, upload_info } = item;
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
          <Title item={item} file={single} />
        </p>
        <p className={styles.facts}>
          <InlineDate date={date} />
          {single && to && (
            <FileLink file={single}>
              {notices.viewFile}
              <span className="visually-hidden">{`: ${title}`}</span> <FileFacts file={single} />
            </FileLink>
          )}
          {single && <TextLink file={single} title={title} />}
        </p>
        {to && <NoticeLink notice={{ link, link_file, title }} />}
        {hasText(description) && <RichText html={description} top={2} />}
        {!single && <Attachments files={upload_info} title={title} label={button} />}
      </div>
    </>
  );
}

/** The title of a document, as a link to its page, its single file or its address. */
function Title({
  item: { title, to, link, link_file },
  file,
}: {
  item: Item;
  file: Upload | undefined;
}) {
  if (to) return <Link to={to}>{title}</Link>;
  if (file)
    return (
      <FileLink file={file}>
        {title} <FileFacts file={file} />
      </FileLink>
    );
  // An element, because the language of a text is marked on its element.
  return link ? (
    <Link to={link} file={link_file}>
      {title}
    </Link>
  ) : (
    <span>{title}</span>
  );
}
