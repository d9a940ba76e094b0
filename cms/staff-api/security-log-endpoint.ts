/** Exports the lines of the security log that the filters of its screen show. */
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { asSystem, managesAccounts } from '../access.ts';
import { filtersOf, searchFor } from '../platform/security-log/filter-lines.ts';
import { readSecurityLog, type SecurityLine } from '../platform/security-log/security-log.ts';
import { sentenceOf } from '../platform/security-log/sentences-of-log.ts';
import { formats } from '../sheets/export/write.ts';
import { staffCall } from '../staff-call.ts';
import { timeZone } from '../time-zone/dates.ts';
import { typedMoment } from '../time-zone/moment.ts';
import { type Sentence, say } from '../words/say.ts';
import { listLabel } from './lists-of-log.ts';

/** Lines of one file. */
const MOST = 100_000;

const headings: Sentence[] = [
  ...(['Time', 'Account', 'Done by', 'Action', 'List', 'Record', 'Title'] as const),
  ...(['What was changed', 'Former value or version', 'New value or version'] as const),
  ...(['Network address', 'Request'] as const),
];

export const securityLogExport = staffCall({
  path: '/who-did-what',
  method: 'get',
  input: z.looseObject({}),
  right: managesAccounts,
  refusal: 'onlyAdministrators',
  handle: async (parameters, { payload, i18n: { language }, user }) => {
    const lines = await readSecurityLog({ ...searchFor(filtersOf(parameters)), most: MOST });
    const rows = lines.map((line) => [
      typedMoment(new Date(line.time), timeZone()),
      line.account,
      line.by ?? line.account,
      say(language, sentenceOf(line)),
      line.list === undefined ? '' : listLabel(payload, line.list, language),
      String(line.record ?? line.count ?? ''),
      line.title ?? '',
      changesIn(line),
      line.from ?? '',
      line.to ?? '',
      line.address,
      line.request ?? '',
    ]);
    const { type, write } = formats.csv;
    const bytes = await write([headings.map((heading) => say(language, heading)), ...rows]);
    // Before it is sent, because an export must not leave without a line in the log.
    await payload.create({
      collection: 'exports',
      data: { list: 'security-log', by_email: user.email, format: 'csv', rows: rows.length },
      ...asSystem,
    });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': contentDisposition(`${say(language, 'Who did what')}.csv`),
      },
    });
  },
});

const changesIn = ({ fields = [] }: SecurityLine): string =>
  fields
    .map(({ field, from, to }) => (from === undefined ? field : `${field}: ${from} → ${to ?? ''}`))
    .join('; ');
