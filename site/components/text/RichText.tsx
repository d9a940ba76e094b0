import { useStrings } from '../../context.ts';
import { clean } from './clean.ts';
import styles from './RichText.module.css';

/**
 * The same text with headings that follow on the one it stands under: the first is at most of `top`'s level, and none
 * goes more than one level deeper than the one before.
 */
export function headingsFrom(top: number, html: string): string {
  const levels = ['2', '3', '4', '5', '6'].filter((level) => html.includes(`</h${level}>`));
  let last = top - 1;
  return html.replaceAll(/<(\/?)h([2-6])\b/g, (_, slash: string, level: string) => {
    if (!slash) last = Math.min(top + levels.indexOf(level), last + 1, 6);
    return `<${slash}h${last}`;
  });
}

/** Tables in boxes of their own: one that is wider than the page scrolls there, by keyboard too. */
export const boxed = (html: string, label: string): string =>
  html
    .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${label}"><table>`)
    .replaceAll('</table>', '</table></div>');

interface Props {
  html: string;
  className?: string;
  /** Level of its highest heading: one more than that of the heading it stands under. */
  top?: number;
}

export function RichText({ html, className, top = 3 }: Props) {
  const { general } = useStrings();
  const markup = { __html: boxed(headingsFrom(top, clean(html)), general.table) };
  const names = className ? `${styles.text} ${className}` : styles.text;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for texts of editors, and it is cleaned
  return <div className={names} dangerouslySetInnerHTML={markup} />;
}
