import type { RtiOfficer } from '@college/contract/entities';
import { CardGrid } from '../../components/page/CardGrid.tsx';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { useStrings } from '../../context.ts';
import { itemList } from '../../kinds/item-list.tsx';
import styles from './Officers.module.css';

/** The information officers and the appellate authority. */
export const rtiOfficers = itemList((call) => call.getrtiofficers(), Officers, 'rtiofficers');

function Officers({ items }: { items: readonly RtiOfficer[] }) {
  const { administration } = useStrings();
  return (
    <CardGrid>
      {items.map(({ role, name, designation, email, phone, address }) => (
        <li key={`${role} ${name}`}>
          <article className={styles.card}>
            <p className={styles.role}>{administration.rtiRoles[role]}</p>
            <h2>{name}</h2>
            {designation && <p>{designation}</p>}
            {address && <address>{address}</address>}
            <ContactLinks email={email} phones={[phone]} />
          </article>
        </li>
      ))}
    </CardGrid>
  );
}
