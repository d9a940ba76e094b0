import type { DepartmentSummary } from '@college/contract/entities';
import { ASSAMESE } from '@college/contract/locales';
import { departmentPath } from '../../components/navigation/addresses.ts';
import { Link } from '../../components/navigation/Link.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { Placeholder } from '../../components/pictures/Placeholder.tsx';
import styles from './DepartmentCard.module.css';

/** A department to enter: its picture, its name, its Assamese name. */
export function DepartmentCard({ department }: { department: DepartmentSummary }) {
  const { dept_code, dept_name, dept_name_as, other_stream, stream, banner } = department;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {banner[0] ? (
          <Picture src={banner[0]} alt="" sizes="(min-width: 48rem) 24rem, 90vw" />
        ) : (
          <Placeholder code={dept_code} />
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={departmentPath(dept_code)}>{dept_name}</Link>
        </h3>
        {dept_name_as && dept_name_as !== dept_name && (
          <p className={styles.assamese} lang={ASSAMESE}>
            {dept_name_as}
          </p>
        )}
        {stream === 'OTHERS' && other_stream && <p className={styles.stream}>{other_stream}</p>}
      </div>
    </article>
  );
}
