import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departmentPath } from '../../components/navigation/addresses.ts';
import { Link } from '../../components/navigation/Link.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { type LoaderData, loaderContext, type Meta, useReading } from '../../context.ts';
import { allPages } from '../../menu.ts';
import styles from './sitemap.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const departments = await call.getdepartments();
  return { departments };
}

export const meta: Meta<typeof loader> = ({ college, strings: { sitemap, pages } }) => ({
  title: pages['/sitemap'],
  description: sitemap.description(college),
});

/** Every page of the site, by section, and every department. */
export function Component() {
  const { departments } = useLoaderData<LoaderData<typeof loader>>();
  const { strings, menu, sections } = useReading();
  const groups = [
    ...allPages(menu, sections).map(({ name, paths }) => ({
      title: strings.menu[name],
      links: paths.map((to) => ({ to, label: strings.pages[to] })),
    })),
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
