import type { SectionName } from '@college/contract/site-map/places';
import type { ReactNode } from 'react';
import { usePageContext } from '../../context.ts';
import { type SectionGroup, SectionMenu } from '../navigation/SectionMenu.tsx';
import { LastUpdated, PageBody, PageHeader } from './PageHeader.tsx';
import styles from './SectionPage.module.css';

interface Props {
  title: string;
  lead?: string;
  /** Section of a page that no menu lists. */
  section?: SectionName;
  /** A side menu that the site map does not have, and the page above its pages. */
  menu?: { name: string; to: string; groups: readonly SectionGroup[]; current?: string };
  /** The page that leads to this one. */
  parent?: { to: string; label: string };
  /** Dates of the content, DD-MM-YYYY. The newest is the date of the last update. */
  dates?: readonly string[];
  children: ReactNode;
}

/** A page with breadcrumbs, the menu of its section and the date of its last update. */
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
  /** True if the menu is a row above the page, for sections with few pages. */
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

const sectionsWithMenuRow: readonly SectionName[] = ['alumni'];

/** Finds the section with this page and returns its menu in the language of the page. */
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
