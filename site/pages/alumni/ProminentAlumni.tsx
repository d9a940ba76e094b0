import type { Alumnus } from '@college/contract/entities';
import { CardGrid } from '../../components/page/CardGrid.tsx';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { useStrings } from '../../context.ts';
import { itemList } from '../../kinds/item-list.tsx';
import styles from './ProminentAlumni.module.css';

/** Prominent alumni as cards. Phone and e-mail appear only with their consent. */
export const prominentAlumni = itemList(
  (call) => call.getalumnibydept(),
  ProminentAlumni,
  'alumni',
);

function ProminentAlumni({ items }: { items: readonly Alumnus[] }) {
  const { home } = useStrings();
  return (
    <CardGrid>
      {items.map(({ name, dp_url: [photo], batch, email, phone, ...details }) => (
        <li key={`${name} ${batch}`}>
          <article className={styles.card}>
            <div className={styles.portrait}>
              {photo && <Picture src={photo} alt="" sizes="5rem" />}
            </div>
            <div>
              <h2>{name}</h2>
              <p>{[details.current_profession, details.company_name].filter(Boolean).join(', ')}</p>
              {details.qualification && <p>{details.qualification}</p>}
              {batch && (
                <p>
                  {home.batch} {batch}
                </p>
              )}
              <ContactLinks email={email} phones={[phone]} />
            </div>
          </article>
        </li>
      ))}
    </CardGrid>
  );
}
