import { useStrings } from '../../context.ts';
import { cleanHtml, excerpt } from './clean-html.ts';
import styles from './LongText.module.css';
import { headingId, headingTag, RichText, shiftHeadings } from './RichText.tsx';

interface Props {
  html: string;
  /** Level of the highest heading. */
  top: number;
  /** Topic of the text, for screen readers. */
  title: string;
  /** Prefix of heading ids, unique on the page. */
  name: string;
}

const MIN_HEADINGS = 2;
const MAX_HEADING = 80;

/** The text of a page. If it has more than one heading, wide screens list them beside it. */
export function LongText({ html, top, title, name }: Props) {
  const { general } = useStrings();
  const headings = shiftHeadings(top, cleanHtml(html))
    .split(headingTag(top))
    .slice(1)
    .map((part) => excerpt(part.split(`</h${top}>`)[0] ?? '', MAX_HEADING));
  if (headings.length < MIN_HEADINGS) return <RichText html={html} top={top} />;
  return (
    <div className={styles.columns}>
      <RichText html={html} top={top} anchors={name} />
      <nav aria-label={`${general.contents}: ${title}`} className={styles.contents}>
        <p>{general.contents}</p>
        <ul>
          {headings.map((heading, index) => (
            <li key={headingId(name, index + 1)}>
              <a href={`#${headingId(name, index + 1)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
