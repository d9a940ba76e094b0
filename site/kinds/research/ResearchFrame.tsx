import type { DepartmentSummary } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { usePageContext } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.ts';
import type { PagePath } from '../../menu.ts';

interface Props {
  path: PagePath;
  departments: readonly DepartmentSummary[];
  /** Code of the department shown; undefined for all of them together. */
  shown: string | undefined;
  /** Whether there is a page of all departments together. */
  together?: boolean;
  dates?: readonly string[];
  children: ReactNode;
}

/** A page of research with the departments in its side menu, the section's other pages below them. */
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

/** Where a page of research stands for one department. */
export const researchAddress = (path: PagePath, dept_code: string): string =>
  `${path}/${encodeURIComponent(dept_code)}`;

/** The department of an address; undefined where it names none, a 404 where there is none of that code. */
export function findDepartment(
  departments: readonly DepartmentSummary[],
  dept_code: string | undefined,
): DepartmentSummary | undefined {
  if (dept_code === undefined) return undefined;
  const department = departments.find((candidate) => candidate.dept_code === dept_code);
  if (!department) throw notFound();
  return department;
}
