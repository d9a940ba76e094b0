import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InlineDate } from '../components/dates/DateBlock.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { MailLink, PhoneLinks } from '../components/people/ContactLinks.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { Facts } from '../components/text/Facts.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../context.ts';
import { kindMeta } from '../kinds/kind.ts';

const path = '/web-information-manager';

export const shows: readonly ContentCode[] = ['informationmanager'];

/** The person who is responsible for the website, and the ways to reach this person. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  return (await call.getcollege()).information_manager;
}

export const meta: Meta<typeof loader> = ({ data: { name, designation }, college, strings }) =>
  kindMeta(path, strings, { college, text: [name, designation].filter(Boolean).join(', ') });

export function Component() {
  const manager = useLoaderData<LoaderData<typeof loader>>();
  const { pages, general, administration, notices } = useStrings();
  const { name, designation, phone, email, address, appointed } = manager;
  const { lead, since } = administration.informationManager;
  const facts = [
    { label: general.name, value: name },
    { label: general.designation, value: designation },
    { label: general.phone, value: phone && <PhoneLinks text={phone} /> },
    { label: general.email, value: email && <MailLink to={email} /> },
    { label: general.address, value: address },
    { label: since, value: appointed && <InlineDate date={appointed} /> },
  ].filter(({ value }) => value);
  return (
    <SectionPage title={pages[path]} lead={name && lead}>
      {name ? <Facts facts={facts} /> : <Empty>{notices.nothingYet}</Empty>}
    </SectionPage>
  );
}
