import { pathIn } from '@college/contract/locales';
import { useIsShown, usePageContext } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import { breadcrumbsThing, ThingData } from '../structured-data.tsx';
import styles from './Breadcrumbs.module.css';

interface Props {
  /** Pages above this one, without Home. Hidden ones are left out. */
  above: readonly { to: string; label: string }[];
  /** Title of this page, if no heading with it follows. */
  here?: string;
  /** Title of this page for search engines only, if a heading follows. */
  heading?: string;
}

/** The path from Home to this page. */
export function Breadcrumbs({ above, here, heading = here }: Props) {
  const { strings, locale, siteUrl } = usePageContext();
  const { layout } = strings;
  const isShown = useIsShown();
  const way = [{ to: '/', label: layout.home }, ...above.filter(({ to }) => isShown(to))];
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
