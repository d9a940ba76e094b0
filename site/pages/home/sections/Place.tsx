import type { College } from '@college/contract/entities';
import { Link } from '../../../components/navigation/Link.tsx';
import { Embed } from '../../../components/pictures/Embed.tsx';
import { useStrings } from '../../../context.ts';
import styles from './Place.module.css';
import { Pair, Section } from './Section.tsx';
import { Tiles } from './Tiles.tsx';

/** Accreditation, distance learning and the map. */
export function Place({ college }: { college: College }) {
  const { home } = useStrings();
  const { map, accreditation, distance_learning, address } = college;
  return (
    <>
      <Pair>
        {accreditation.length > 0 && (
          <Section title={home.accreditation}>
            <Tiles tiles={accreditation} />
          </Section>
        )}
        {distance_learning.length > 0 && (
          <Section title={home.distanceLearning}>
            <Tiles tiles={distance_learning} />
          </Section>
        )}
      </Pair>
      {(map.embed || address) && (
        <Section title={home.map}>
          <div className={styles.columns}>
            {map.embed && (
              <Embed address={map.embed} label={home.showMap} title={home.map} poster={map.image} />
            )}
            <address className={styles.address}>
              {address}
              {map.link && <Link to={map.link}>{home.openMap}</Link>}
            </address>
          </div>
        </Section>
      )}
    </>
  );
}
