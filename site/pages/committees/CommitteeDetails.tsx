import type { Committee } from '@college/contract/entities';
import { Attachments } from '../../components/files/Attachments.tsx';
import { MemberTable } from '../../components/people/MemberTable.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import styles from './committees.module.css';

/** The details of a committee: members, objectives, tasks, minutes. */
export function CommitteeDetails({ committee }: { committee: Committee }) {
  const { committees } = useStrings();
  const { name, members, objectives, tasks, minutes } = committee;
  return (
    <div className={styles.parts}>
      {members.length > 0 ? (
        <MemberTable name={committees.membersOf(name)} members={members} />
      ) : (
        <Empty>{committees.none}</Empty>
      )}
      {hasText(objectives) && (
        <section className={styles.objectives}>
          <h3>{committees.objectives}</h3>
          <RichText html={objectives} />
        </section>
      )}
      {tasks.length > 0 && (
        <section>
          <h3>{committees.tasks}</h3>
          <ol className={styles.tasks}>
            {tasks.map(({ title, description, uploads }) => (
              <li key={title}>
                <h4>{title}</h4>
                {hasText(description) && <RichText html={description} />}
                <Attachments files={uploads} title={title} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {minutes.length > 0 && (
        <section>
          <h3>{committees.minutes}</h3>
          <Attachments files={minutes} title={committees.minutesOf(name)} />
        </section>
      )}
    </div>
  );
}
