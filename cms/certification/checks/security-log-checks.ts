/** Checks of the security log, and of the approval by a second account. */
import { subDays } from 'date-fns';
import { asSystem, decidesOnNotices, readSecondAccountRule } from '../../access.ts';
import { checkSecurityLog, readSecurityLog } from '../../platform/security-log/security-log.ts';
import { dateText } from '../../time-zone/dates.ts';
import { type Check, type Fact, resultOf } from '../check.ts';

const LOG = '/admin/who-did-what';
const RULES = '/admin/globals/account-rules';

/** No line of the security log was changed or removed. */
export const logWhole: Check = async () => {
  const { lines, broken } = await checkSecurityLog();
  if (!broken)
    return resultOf(
      [],
      [
        {
          says: 'Checked: none of the {{count}} lines was changed or removed.',
          values: { count: lines },
          link: LOG,
        },
      ],
    );
  const values = { line: broken.line, file: `security-log/${broken.day}.jsonl` };
  return resultOf([
    {
      says: 'Line {{line}} of {{file}} was changed, or lines before it were removed. Tell the person who runs the server.',
      values,
      link: LOG,
    },
  ]);
};

/** Days in which somebody must have looked at the log. */
const READ_WITHIN = 31;

/** An administrator opened the security log in the last month. */
export const logRead: Check = async ({ now }) => {
  const since = subDays(now, READ_WITHIN).toISOString();
  const [line] = await readSecurityLog({
    matches: ({ event, list, time }) =>
      event === 'read' && list === 'security-log' && time >= since,
    from: since.slice(0, 10),
    most: 1,
  });
  if (!line)
    return resultOf([
      {
        says: 'Nobody has opened Who did what in the last {{days}} days.',
        values: { days: READ_WITHIN },
        link: LOG,
      },
    ]);
  const values = { account: line.account, date: dateText(line.time) };
  return resultOf(
    [],
    [{ says: '{{account}} read the security log on {{date}}.', values, link: LOG }],
  );
};

/** Pages, notices and profiles wait for another account, and there is another account. */
export const moderation: Check = async ({ payload }) => {
  const { types, pages } = await readSecondAccountRule({ payload });
  const { profiles_public } = await payload.findGlobal({ ...asSystem, slug: 'account-rules' });
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'users',
    select: { role: true },
    pagination: false,
  });
  const approvers = docs.filter(({ role }) => decidesOnNotices(role)).length;
  const wrong: Fact[] = [];
  if (!pages) wrong.push({ says: 'Pages are published without a second account.', link: RULES });
  if (types.length === 0)
    wrong.push({ says: 'Notices are published without a second account.', link: RULES });
  if (profiles_public !== 'approved')
    wrong.push({ says: 'Teachers publish their profiles without approval.', link: RULES });
  if (approvers < 2)
    wrong.push({
      says: 'There is only one account that can approve. Add an editor.',
      link: '/admin/collections/users',
    });
  const right: Fact[] = [
    {
      says: 'A second account approves pages and {{count}} types of notices.',
      values: { count: types.length },
      link: RULES,
    },
  ];
  // Submissions of visitors always wait for a moderator.
  return resultOf(wrong, right, 'partly');
};
