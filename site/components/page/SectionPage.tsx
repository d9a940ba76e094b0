import type { SectionName } from '@college/contract/site-map/places';
import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { type SectionGroup, SectionMenu } from '../navigation/SectionMenu.tsx';
import { PageBody, PageHeader, Updated } from './PageHeader.tsx';
import styles from './SectionPage.module.css';

interface Props {
  title: string;
  lead?: string;
  /** The section, where the menu does not list this page's own address. */
  section?: SectionName;
  /** A menu at the side that the site map does not know, and the page that stands above its pages. */
  menu?: { name: string; to: string; groups: readonly SectionGroup[]; current?: string };
  /** The page that leads to this one, below its section. */
  parent?: { to: string; label: string };
  /** Dates of what is shown, DD-MM-YYYY: the newest is when the page was last updated. */
  dates?: readonly string[];
  children: ReactNode;
}

/** A page with its breadcrumb, its section's menu at the side, and the date of its last update. */
export function SectionPage({ title, lead, section, menu, parent, dates = [], children }: Props) {
  const found = useSection(section);
  const shown: (Shown & { to: string }) | undefined = menu ?? found;
  const { path } = usePageContext();
  const firstPage = [menu, found].find((one) => one && one.to !== path);
  const above = [
    ...(firstPage ? [{ to: firstPage.to, label: firstPage.name }] : []),
    ...(parent ? [parent] : []),
  ];
  return (
    <>
      <PageHeader title={title} lead={lead} trail={above} />
      <Columns shown={shown}>
        {children}
        <Updated dates={dates} />
      </Columns>
    </>
  );
}

interface Shown {
  name: string;
  groups: readonly SectionGroup[];
  current?: string;
  /** A short menu stands in a row above the page. */
  inRow?: boolean;
}

function Columns({ shown, children }: { shown: Shown | undefined; children: ReactNode }) {
  if (!shown) return <PageBody>{children}</PageBody>;
  if (shown.inRow)
    return (
      <PageBody>
        <SectionMenu {...shown} />
        {children}
      </PageBody>
    );
  return (
    <div className={styles.columns}>
      <SectionMenu {...shown} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Sections whose menu is a row: they have few pages. */
const inRows: readonly SectionName[] = ['alumni'];

/** The section that lists this page, in words. */
function useSection(named?: SectionName) {
  const { strings, path, sections } = usePageContext();
  const section = sections.find(({ name, groups }) =>
    named ? name === named : groups.some(({ paths }) => paths.some((entry) => entry === path)),
  );
  const firstPage = section?.groups[0]?.paths[0];
  if (!section || !firstPage) return undefined;
  return {
    name: strings.menu[section.name],
    to: firstPage,
    inRow: inRows.includes(section.name),
    groups: section.groups.map(({ name, paths }) => ({
      title: strings.menu[name],
      entries: paths.map((to) => ({ to, label: strings.pages[to] })),
    })),
  };
}
