/** The profile behind the card of a teacher. */
import type { DepartmentText } from '../text/departments.ts';
import { text } from '../text.ts';
import { type Day, yearOf } from './calendar.ts';
import { type Extent, planRecords } from './records.ts';
import type { EmployeePlan } from './types.ts';

const addresses = {
  address: text(
    'Teachers’ quarters, Demo Road, Guwahati 781001',
    'শিক্ষক আবাস, ডেমো পথ, গুৱাহাটী ৭৮১০০১',
  ),
  permanent: text('Village Demo Gaon, Kamrup, Assam', 'ডেমো গাঁও, কামৰূপ, অসম'),
};

export function planProfile(
  { email, joined }: Pick<EmployeePlan, 'email' | 'joined'>,
  department: DepartmentText,
  extent: Extent,
  today: Day,
  since = yearOf(joined),
): Pick<EmployeePlan, 'addresses' | 'records' | 'links' | 'more'> {
  const records = planRecords(email, department, since, extent, today);
  if (extent === 'little') return { records };
  const known = { records, links: true };
  // Most keep their address to themselves.
  if (extent === 'some') return { ...known, addresses: { ...addresses, shown: false } };
  const [first, second] = department.topics;
  return {
    ...known,
    addresses: { ...addresses, shown: extent === 'all' },
    more: text(
      `**Languages:** Assamese, English, Hindi.\n\nMember of the Demo Association for ${department.name}. Students who want to write their project on ${first.toLowerCase()} or ${second.toLowerCase()} are welcome on Wednesdays.`,
      '**ভাষা:** অসমীয়া, ইংৰাজী, হিন্দী।\n\nপ্ৰকল্প লিখিব বিচৰা শিক্ষাৰ্থীসকলে বুধবাৰে লগ ধৰিব পাৰে।',
    ),
  };
}
