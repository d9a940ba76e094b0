import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { StaticText } from '../../components/page/StaticText.tsx';
import { MailLink, PhoneLinks } from '../../components/people/ContactLinks.tsx';
import { Embed } from '../../components/pictures/Embed.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import styles from './contact.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const [college, page] = await Promise.all([call.getcollege(), call.getpage({ page: 'contact' })]);
  return { college, page };
}

export const meta: Meta<typeof loader> = ({ data: { college }, strings }) =>
  kindMeta('/contactus', strings, {
    college: college.name,
    text: [college.address, college.email, college.phone].filter(Boolean).join(', '),
  });

export function Component() {
  const { college, page } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, general, home } = useStrings();
  const { name, address, email, phone, map } = college;
  return (
    <SectionPage title={pages['/contactus']} dates={page === 0 ? [] : [page.updated]}>
      <div className={styles.columns}>
        <dl className={styles.ways}>
          <div>
            <dt>{general.address}</dt>
            <dd className={styles.address}>
              {name}
              {'\n'}
              {address}
            </dd>
          </div>
          {email && (
            <div>
              <dt>{general.email}</dt>
              <dd>
                <MailLink to={email} />
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>{general.phone}</dt>
              <dd>
                <PhoneLinks text={phone} />
              </dd>
            </div>
          )}
        </dl>
        {(map.embed || map.link) && (
          <section className={styles.map}>
            <h2>{general.map}</h2>
            {map.embed && (
              <Embed
                address={map.embed}
                label={home.showMap}
                title={general.map}
                poster={map.image}
              />
            )}
            {map.link && (
              <p>
                <Link to={map.link}>{home.openMap}</Link>
              </p>
            )}
          </section>
        )}
        {page !== 0 && (
          <div className={styles.words}>
            <StaticText page={page} />
          </div>
        )}
      </div>
    </SectionPage>
  );
}
