import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { type LoaderData, loaderContext, type Meta, usePageContext } from '../../context.ts';
import { allPages } from '../../menu.ts';
import { en } from '../../strings/en.ts';
import styles from './sitemap.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, shown } = context.get(loaderContext);
  const departments = await call.getdepartments();
  // Pages that the college added have no title in the site's own texts.
  const added = shown.map(({ path }) => path).filter((path) => !Object.hasOwn(en.pages, path));
  return { departments, added };
}

export const meta: Meta<typeof loader> = ({ college, strings: { sitemap, pages } }) => ({
  title: pages['/sitemap'],
  description: sitemap.description(college),
});

/** All pages of the site by section, and all departments. */
export function Component() {
  const { departments, added } = useLoaderData<LoaderData<typeof loader>>();
  const { strings, menu, sections } = usePageContext();
  const listed = allPages(menu, sections);
  const inMenus = new Set(listed.flatMap(({ paths }) => paths));
  const others = added.filter((path) => !inMenus.has(path));
  const groups = [
    ...listed.map(({ name, paths }) => ({
      title: strings.menu[name],
      links: paths.map((to) => ({ to, label: strings.pages[to] })),
    })),
    {
      title: strings.menu.more,
      links: others.map((to) => ({ to, label: strings.pages[to] })),
    },
    {
      title: strings.departments.title,
      links: departments.map(({ dept_code, dept_name }) => ({
        to: departmentPath(dept_code),
        label: dept_name,
      })),
    },
  ];
  return (
    <>
      <PageHeader title={strings.pages['/sitemap']} />
      <PageBody>
        <div className={styles.groups}>
          {groups
            .filter(({ links }) => links.length > 0)
            .map(({ title, links }) => (
              <section key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </PageBody>
    </>
  );
}
