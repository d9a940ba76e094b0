import { inTransaction } from '../../database/transaction.ts';
import { moment } from '../plan/calendar.ts';
import type { EmployeePlan } from '../plan/types.ts';
import { richText } from '../richText.ts';
import { designationsInAssamese } from '../text/designations.ts';
import { recordsOf } from './records.ts';
import { fileOf, rich, richAssamese, type Writer } from './writer.ts';

const links = (email: string) => {
  const name = email.replace('@example.org', '');
  return {
    google_scholar: `https://scholar.example.org/${name}`,
    orchid_link: `https://orcid.example.org/${name}`,
    linkedin_link: `https://linkedin.example.org/${name}`,
    facebook_link: `https://facebook.example.org/${name}`,
    wiki_link: `https://wiki.example.org/${name}`,
  };
};

const inEnglish = (en: unknown) => (en ? { en } : undefined);
const inBoth = (en: unknown, as: unknown) => (as ? { en, as } : inEnglish(en));

function stored(writer: Writer, employee: EmployeePlan) {
  const { type, name, designation, department, order, live, photo, email, phone } = employee;
  const { addresses, more, records } = employee;
  const now = new Date().toISOString();
  return {
    type,
    name: { en: name, as: name },
    designation: inBoth(designation, designationsInAssamese[designation]),
    department: department === undefined ? undefined : writer.departments.get(department),
    order,
    liveNow: live,
    dp: photo && fileOf(writer, photo),
    cv: employee.cv ? [fileOf(writer, 'curriculum-vitae.pdf')] : undefined,
    email,
    phone,
    mobile: phone,
    contact: inEnglish(employee.contact),
    date_of_joining: moment(employee.joined),
    date_of_leaving: employee.left && moment(employee.left),
    experience: inEnglish(employee.experience),
    area_of_research: inEnglish(employee.research),
    about: inEnglish(employee.about && richText(employee.about)),
    address_public: addresses?.shown ?? false,
    address: inBoth(addresses?.address.en, addresses?.address.as),
    permanent_address: inBoth(addresses?.permanent.en, addresses?.permanent.as),
    any_other_information: inBoth(rich(more), richAssamese(more)),
    ...(employee.links && links(email)),
    ...recordsOf(writer, records),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Straight into the database, both languages at once: Payload would write every table of records twice. What it
 * would have checked is checked by the test of the plan.
 */
const batch = 200;

export async function writeEmployees(
  { payload, ...rest }: Writer,
  plan: readonly EmployeePlan[],
  report: (line: string) => void,
) {
  for (let start = 0; start < plan.length; start += batch) {
    await inTransaction(payload, async (req) => {
      for (const employee of plan.slice(start, start + batch)) {
        const data = stored({ payload, ...rest }, employee);
        await payload.db.create({ collection: 'employees', data, returning: false, req });
      }
    });
    const done = Math.min(start + batch, plan.length);
    report(`demo: ${done} of ${plan.length} employees`);
  }
}
