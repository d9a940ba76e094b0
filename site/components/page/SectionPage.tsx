import type { SectionName } from '@college/contract/site-map/places';
import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { type SectionGroup, SectionMenu } from '../navigation/SectionMenu.tsx';
import { LastUpdated, PageBody, PageHeader } from './PageHeader.tsx';
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
  /** Dates of what is sideMenu, DD-MM-YYYY: the newest is when the page was last updated. */
  dates?: readonly string[];
  children: ReactNode;
}

/** A page with its breadcrumb, its section's menu at the side, and the date of its last update. */
export function SectionPage({ title, lead, section, menu, parent, dates = [], children }: Props) {
  const ownSection = useSection(section);
  const sideMenu: (SideMenu & { to: string }) | undefined = menu ?? ownSection;
  const { path } = usePageContext();
  const firstPage = [menu, ownSection].find((candidate) => candidate && candidate.to !== path);
  const above = [
    ...(firstPage ? [{ to: firstPage.to, label: firstPage.name }] : []),
    ...(parent ? [parent] : []),
  ];
  return (
    <>
      <PageHeader title={title} lead={lead} trail={above} />
      <WithSideMenu sideMenu={sideMenu}>
        {children}
        <LastUpdated dates={dates} />
      </WithSideMenu>
    </>
  );
}

interface SideMenu {
  name: string;
  groups: readonly SectionGroup[];
  current?: string;
  /** A short menu stands in a row above the page. */
  inRow?: boolean;
}

function WithSideMenu({
  sideMenu,
  children,
}: {
  sideMenu: SideMenu | undefined;
  children: ReactNode;
}) {
  if (!sideMenu) return <PageBody>{children}</PageBody>;
  if (sideMenu.inRow)
    return (
      <PageBody>
        <SectionMenu {...sideMenu} />
        {children}
      </PageBody>
    );
  return (
    <div className={styles.columns}>
      <SectionMenu {...sideMenu} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Sections whose menu is a row: they have few pages. */
const sectionsWithMenuRow: readonly SectionName[] = ['alumni'];

/** The section that lists this page, in words. */
function useSection(sectionName?: SectionName) {
  const { strings, path, sections } = usePageContext();
  const section = sections.find(({ name, groups }) =>
    sectionName
      ? name === sectionName
      : groups.some(({ paths }) => paths.some((entry) => entry === path)),
  );
  const firstPage = section?.groups[0]?.paths[0];
  if (!section || !firstPage) return undefined;
  return {
    name: strings.menu[section.name],
    to: firstPage,
    inRow: sectionsWithMenuRow.includes(section.name),
    groups: section.groups.map(({ name, paths }) => ({
      title: strings.menu[name],
      entries: paths.map((to) => ({ to, label: strings.pages[to] })),
    })),
  };
}
