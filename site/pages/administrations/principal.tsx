import type { Employee } from '@college/contract/entities';
import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CvLink, TextLink } from '../../components/files/FileLink.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { facultyPath } from '../../components/navigation/page-paths.ts';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { kindMeta } from '../../kinds/kind.ts';
import styles from './principal.module.css';

const path = '/administrations/principal';

export const shows: readonly ContentCode[] = ['employees/PRINCIPAL'];

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const [[principal], { principal_message }] = await Promise.all([
    call.getemployeebytype({ type: 'PRINCIPAL' }),
    call.getcollege(),
  ]);
  return { principal, message: principal_message };
}

export const meta: Meta<typeof loader> = ({ data: { principal, message }, college, strings }) => ({
  ...kindMeta(path, strings, { college, state: [principal?.name], text: message }),
  image: principal?.dpurl[0],
});

export function Component() {
  const { principal, message } = useLoaderData<LoaderData<typeof loader>>();
  const { pages, administration, general } = useStrings();
  const about = principal?.about ?? '';
  return (
    <SectionPage title={pages[path]}>
      {principal ? <Person person={principal} /> : <Empty>{general.none}</Empty>}
      {hasText(message) && (
        <section className={styles.text}>
          <h2>{administration.message}</h2>
          <RichText html={message} />
        </section>
      )}
      {hasText(about) && (
        <section className={styles.text}>
          <h2>{administration.aboutPrincipal}</h2>
          <RichText html={about} />
        </section>
      )}
    </SectionPage>
  );
}

function Person({ person }: { person: Employee }) {
  const { administration, faculty } = useStrings();
  const { id, name, designation, experience, contact, email, phone, mobile, liveNow } = person;
  const [photo] = person.dpurl;
  const [cv] = person.cv;
  return (
    <div className={styles.person}>
      {photo && <Picture src={photo} alt="" sizes="14rem" className={styles.photo} eager />}
      <div className={styles.facts}>
        <h2>{name}</h2>
        <p className={styles.designation}>{designation}</p>
        {experience && <p>{experience}</p>}
        {contact && (
          <p>
            {administration.contact}: {contact}
          </p>
        )}
        <ContactLinks email={email} phones={[phone, mobile]} />
        <p className={styles.links}>
          {liveNow === 1 && (
            <Link to={facultyPath(person.dept_code, { id, name })}>{administration.visit}</Link>
          )}
          {cv && <CvLink file={cv}>{faculty.cv}</CvLink>}
          {cv && <TextLink file={cv} title={name} />}
        </p>
      </div>
    </div>
  );
}
