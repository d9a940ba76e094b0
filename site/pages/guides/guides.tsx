import type { Guide } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Attachments } from '../../components/files/Attachments.tsx';
import buttonStyles from '../../components/navigation/Button.module.css';
import { Link } from '../../components/navigation/Link.tsx';
import { guidePath } from '../../components/navigation/page-paths.ts';
import { CardGrid } from '../../components/page/CardGrid.tsx';
import { LinkCard } from '../../components/page/LinkCard.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { ContactLinks } from '../../components/people/ContactLinks.tsx';
import { Facts } from '../../components/text/Facts.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { itemList } from '../../kinds/item-list.tsx';
import { notFound } from '../../not-found.ts';
import type { Strings } from '../../strings/en.ts';
import styles from './guides.module.css';

/** Reads one guide: steps, documents, fee, working days, and where to go. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, hidden } = context.get(loaderContext);
  const guides = hidden.includes('/guides') ? [] : await call.getguides();
  const guide = guides.find(({ address }) => address === params.guide);
  if (!guide) throw notFound();
  return { guide };
}

export const meta: Meta<typeof loader> = ({ data: { guide }, college, strings }) => ({
  title: guide.title,
  description: guide.summary
    ? `${guide.title}: ${guide.summary}`
    : strings.general.description(guide.title, college),
});

export function Component() {
  const { guide } = useLoaderData<LoaderData<typeof loader>>();
  const { title, summary, link, steps, documents, upload_info, updated } = guide;
  const { guides, pages } = useStrings();
  const facts = factsOf(guide, guides);
  return (
    <SectionPage
      title={title}
      lead={summary}
      section="students"
      parent={{ to: '/guides', label: pages['/guides'] }}
      dates={[updated]}
    >
      <div className={styles.guide}>
        {facts.length > 0 && <Facts facts={facts} />}
        {link && (
          <p>
            <Link to={link} className={buttonStyles.button}>
              {guides.apply}
              <span className="visually-hidden">{`: ${title}`}</span>
            </Link>
          </p>
        )}
        <section>
          <h2>{guides.steps}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong>
                {step.description && <p>{step.description}</p>}
              </li>
            ))}
          </ol>
        </section>
        {documents.length > 0 && (
          <section>
            <h2>{guides.documents}</h2>
            <ul className={styles.documents}>
              {documents.map((document) => (
                <li key={document.title}>{document.title}</li>
              ))}
            </ul>
          </section>
        )}
        <Attachments files={upload_info} title={title} />
      </div>
    </SectionPage>
  );
}

/** Returns the facts that the office wrote, with labels. */
const factsOf = ({ fee, working_days, office, email, phone }: Guide, words: Strings['guides']) =>
  [
    { label: words.fee, value: fee },
    { label: words.ready, value: working_days > 0 && words.workingDays(working_days) },
    { label: words.office, value: office },
    {
      label: words.contact,
      value: (email || phone) && <ContactLinks email={email} phones={[phone]} />,
    },
  ].filter(({ value }) => value);

/** All guides of the office. */
export const guides = itemList((call) => call.getguides(), Guides, 'guides');

function Guides({ items }: { items: readonly Guide[] }) {
  return (
    <CardGrid>
      {items.map(({ address, title, summary }) => (
        <li key={address}>
          <LinkCard title={title} text={summary} to={guidePath(address)} />
        </li>
      ))}
    </CardGrid>
  );
}
