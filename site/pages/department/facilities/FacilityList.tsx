import type { Department } from '@college/contract/entities';
import { RichText } from '../../../components/text/RichText.tsx';
import styles from './FacilityList.module.css';

interface Props {
  facilities: Department['facilities'];
  level: 'h2' | 'h3';
}

export function FacilityList({ facilities, level: Heading }: Props) {
  return (
    <ul className={styles.facilities}>
      {facilities.map(({ title, description }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <RichText html={description} top={Heading === 'h2' ? 3 : 4} />
        </li>
      ))}
    </ul>
  );
}
