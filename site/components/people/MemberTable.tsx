import type { Committee } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import styles from './MemberTable.module.css';

interface Props {
  /** Name of the committee. */
  name: string;
  members: Committee['members'];
}

/** The members of a committee: number, name, designation. */
export function MemberTable({ name, members }: Props) {
  const { general } = useStrings();
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{general.name}</th>
          <th scope="col">{general.designation}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ member_name, member_designation }, index) => (
          <tr key={`${member_name} ${member_designation}`}>
            <td>{index + 1}</td>
            <td translate="no">{member_name}</td>
            <td>{member_designation}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
