import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { Embed } from '../../components/pictures/Embed.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { departmentMeta, readDepartment } from '../read-department.ts';
import styles from './department-contact.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const [department, { address, map }] = await Promise.all([
    readDepartment(args),
    args.context.get(loaderContext).call.getcollege(),
  ]);
  return { department, address, map };
}

export const meta: Meta<typeof loader> = (args) =>
  departmentMeta(args.strings.department.contact, args);

export function Component() {
  const { department, address, map } = useLoaderData<LoaderData<typeof loader>>();
  const { department: words, home } = useStrings();
  return (
    <PageBody>
      <h1>{words.contact}</h1>
      <div className={styles.columns}>
        {hasText(department.contact_details) && (
          <RichText html={department.contact_details} top={2} />
        )}
        <section className={styles.place}>
          <h2>{words.map}</h2>
          {map.embed && (
            <Embed address={map.embed} label={home.showMap} title={words.map} poster={map.image} />
          )}
          <address>{address}</address>
          {map.link && <Link to={map.link}>{home.openMap}</Link>}
        </section>
      </div>
    </PageBody>
  );
}
