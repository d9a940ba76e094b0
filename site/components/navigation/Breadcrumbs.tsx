import { pathIn } from '@college/contract/locales';
import { usePageContext } from '../../context.ts';
import { breadcrumbsThing, ThingData } from '../structured-data.tsx';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

interface Props {
  /** Pages above this one, Home left out. */
  above: readonly { to: string; label: string }[];
  /** This page, where its heading does not stand right below. */
  here?: string;
  /** This page, for search engines, where its heading does. */
  heading?: string;
}

/** The way from Home to this page. */
export function Breadcrumbs({ above, here, heading = here }: Props) {
  const { strings, locale, siteUrl } = usePageContext();
  const { layout } = strings;
  const way = [{ to: '/', label: layout.home }, ...above];
  const items = way.map(({ to, label }) => ({
    name: label,
    item: `${siteUrl}${pathIn(locale, to)}`,
  }));
  return (
    <nav aria-label={layout.breadcrumb}>
      <ol className={styles.breadcrumbs}>
        {way.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
      <ThingData thing={breadcrumbsThing(heading ? [...items, { name: heading }] : items)} />
    </nav>
  );
}
