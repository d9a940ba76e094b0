import { LinkTabs } from '../components/navigation/LinkTabs.tsx';
import { useReading } from '../context.ts';
import styles from './PartLinks.module.css';

/** Leads to the other parts of a page that is too long to be sent at once. */
export function PartLinks() {
  const { strings, path, search, part, parts } = useReading();
  const tabs = Array.from({ length: parts }, (_, index) => ({
    to: partAddress(path, search, index + 1),
    label: `${index + 1}`,
    current: index + 1 === part,
  }));
  return (
    <div className={styles.parts}>
      <p>{strings.general.partOf(part, parts)}</p>
      <LinkTabs label={strings.general.parts} tabs={tabs} />
    </div>
  );
}

function partAddress(path: string, search: string, part: number): string {
  const query = new URLSearchParams(search);
  query.delete('part');
  if (part > 1) query.set('part', `${part}`);
  return query.size > 0 ? `${path}?${query}` : path;
}
