import type { DepartmentSummary } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import type { ReactNode } from 'react';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { usePageContext } from '../../context.ts';
import { notFound } from '../../not-found.ts';

interface Props {
  path: PagePath;
  departments: readonly DepartmentSummary[];
  /** Code of the current department; undefined for all departments together. */
  shown: string | undefined;
  /** True if there is a page of all departments together. */
  together?: boolean;
  dates?: readonly string[];
  children: ReactNode;
}

/** A research page with the departments in its side menu, and the other pages of the section below them. */
export function ResearchFrame({ path, departments, shown, together, dates, children }: Props) {
  const { strings, sections } = usePageContext();
  const { pages, research, menu } = strings;
  const title = pages[path];
  const section = sections.find(({ name }) => name === 'research');
  const others = section?.groups.flatMap(({ paths }) => paths) ?? [];
  const groups = [
    {
      title: research.departments,
      entries: [
        ...(together ? [{ to: path, label: research.all }] : []),
        ...departments.map(({ dept_code, dept_name }) => ({
          to: researchAddress(path, dept_code),
          label: dept_name,
        })),
      ],
    },
    {
      title: menu.research,
      entries: others.filter((to) => to !== path).map((to) => ({ to, label: pages[to] })),
    },
  ];
  const current = shown ? researchAddress(path, shown) : path;
  const name = departments.find(({ dept_code }) => dept_code === shown)?.dept_name;
  return (
    <SectionPage
      title={name ? research.inDepartment(title, name) : title}
      menu={{ name: menu.research, to: '/research', groups, current }}
      dates={dates}
    >
      {children}
    </SectionPage>
  );
}

/** Path of a research page for one department. */
export const researchAddress = (path: PagePath, dept_code: string): string =>
  `${path}/${encodeURIComponent(dept_code)}`;

/** Returns the department in the address, or undefined without a code. An unknown code is a 404. */
export function findDepartment(
  departments: readonly DepartmentSummary[],
  dept_code: string | undefined,
): DepartmentSummary | undefined {
  if (dept_code === undefined) return undefined;
  const department = departments.find((candidate) => candidate.dept_code === dept_code);
  if (!department) throw notFound();
  return department;
}
