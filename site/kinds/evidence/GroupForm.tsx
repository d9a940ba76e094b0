import type { Group } from '@college/contract/entities';
import { pathIn } from '@college/contract/locales';
import { useReading } from '../../context.ts';
import styles from './evidence.module.css';

interface Props {
  action: string;
  groups: readonly Group[];
  group: string;
}

/** Chooses the report; the browser begins anew with it. */
export function GroupForm({ action, groups, group }: Props) {
  const { strings, locale } = useReading();
  const { evidence } = strings;
  return (
    <form action={pathIn(locale, action)} className={styles.form}>
      <p className={styles.field}>
        <label htmlFor="evidence-group">{evidence.group}</label>
        <select id="evidence-group" name="group" defaultValue={group}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <button type="submit">{evidence.show}</button>
    </form>
  );
}
