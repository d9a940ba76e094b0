import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Embed } from '../components/Embed.tsx';
import { Link } from '../components/Link.tsx';
import { PageBody } from '../components/PageHead.tsx';
import { hasText, RichText } from '../components/RichText.tsx';
import { type LoaderData, type Meta, useStrings, visit } from '../context.ts';
import { micrositeMeta, readMicrosite } from './department/read.ts';
import styles from './department-contact.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const [microsite, { address, map }] = await Promise.all([
    readMicrosite(args),
    args.context.get(visit).call.getcollege(),
  ]);
  return { ...microsite, address, map };
}

export const meta: Meta<typeof loader> = ({ data, strings }) =>
  micrositeMeta(strings.department.contact, data, strings);

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
