import type { Upload } from '@college/contract/entities';
import { fileFacts } from '@college/contract/files';
import { usePageContext } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { daysUntil } from '../dates/days-until.ts';
import styles from './FileFacts.module.css';

interface Props {
  file: Pick<Upload, 'ext' | 'size'> & Partial<Pick<Upload, 'language' | 'valid_until'>>;
}

/** Type and size of a file; its language if it is not that of the page, and its last valid day. */
export function FileFacts({ file }: Props) {
  const { locale, strings } = usePageContext();
  const { language, valid_until } = file;
  const { inLanguage } = strings.fileText;
  const facts = [
    fileFacts(file),
    language && language !== locale
      ? inLanguage(new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language)
      : '',
  ].filter(Boolean);
  if (facts.length === 0 && !valid_until) return null;
  return (
    <span className={styles.facts}>
      {facts.join(' · ')}
      {valid_until && <Validity until={valid_until} />}
    </span>
  );
}

function Validity({ until }: { until: string }) {
  const { strings, today } = usePageContext();
  const { validUntil, noLongerValid } = strings.fileText;
  return (
    <span className={styles.long}>
      {' · '}
      {daysUntil(until, today) < 0 && `${noLongerValid}, `}
      {validUntil} <InlineDate date={until} />
    </span>
  );
}
