import { IQAC_COMMITTEES } from '@college/contract/codes';
import type { Committee } from '@college/contract/entities';
import { Link } from '../../components/navigation/Link.tsx';
import { CardGrid } from '../../components/page/CardGrid.tsx';
import { excerpt } from '../../components/text/clean-html.ts';
import { useStrings } from '../../context.ts';
import { itemList } from '../../kinds/item-list.tsx';
import styles from './IqacCommittees.module.css';

/** IQAC committees as cards with a link to their details. */
export const iqacCommittees = itemList(
  (call) => call.getcommitteebycode({ committee_code: IQAC_COMMITTEES }),
  Committees,
  `committees/${IQAC_COMMITTEES}`,
);

function Committees({ items }: { items: readonly Committee[] }) {
  const { quality } = useStrings();
  return (
    <CardGrid>
      {items.map(({ id, name, objectives }) => (
        <li key={id}>
          <article className={styles.card}>
            <h2>{name}</h2>
            <p>{excerpt(objectives)}</p>
            <Link to={`/committee-description?committeeId=${encodeURIComponent(id)}`}>
              {quality.details}
              <span className="visually-hidden">{`: ${name}`}</span>
            </Link>
          </article>
        </li>
      ))}
    </CardGrid>
  );
}
