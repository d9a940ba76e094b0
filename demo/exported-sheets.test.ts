/**
 * Every list of the demo college, exported and imported again without a change.
 *
 * @long 60 s
 * @for cms/sheets demo
 */
import type { Role } from '@college/cms/access.ts';
import { setCollegeLanguages } from '@college/cms/platform/college-languages.ts';
import { patience, temporaryCms } from '@college/cms/testing/temporary-cms.ts';
import { locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';

/** Imported after the environment is set, because they read it. */
const openSheets = async () => ({
  ...(await import('@college/cms/sheets/lists.ts')),
  ...(await import('@college/cms/sheets/export/rows.ts')),
  ...(await import('@college/cms/sheets/export/write.ts')),
  ...(await import('@college/cms/sheets/testing/import-sheet.ts')),
  ...(await import('@college/cms/rehearsal/testing/template-report.ts')),
  ...(await import('@college/cms/rehearsal/testing/clean-report.ts')),
});

let payload: Payload;
let sheets: Awaited<ReturnType<typeof openSheets>>;
let department: number;

beforeAll(async () => {
  payload = await temporaryCms();
  const { fillCollege } = await import('./college.ts');
  await fillCollege(payload, () => {});
  sheets = await openSheets();
  const where = { dept_code: { equals: 'PHY' } };
  const { docs } = await payload.find({ collection: 'departments', where, select: {} });
  department = Number(docs[0]?.id);
}, patience);

/** The administrator in each college, and roles that may import a part. */
const cases = [
  ...['all', ...locales].map((languages): [string, Role] => [languages, 'administrator']),
  ...(['department-editor', 'head-of-department', 'iqac-coordinator'] as const).map(
    (role): [string, Role] => ['all', role],
  ),
];

it.each(cases)(
  'languages %s: an export of each list changes nothing when the %s imports it',
  async (languages, role) => {
    setCollegeLanguages(languages);
    const { actingAs, importSheet, everyList, formats, mayIn, rowsOfList } = sheets;
    const req = await actingAs(payload, role, department);
    const faults: object[] = [];
    let count = 0;
    for (const name of everyList(payload)) {
      if (!(await mayIn(req, name, 'export')) || !(await mayIn(req, name, 'import'))) continue;
      const exported = await rowsOfList(req, name);
      if (exported.length < 2) continue;
      for (const [format, { write }] of Object.entries(formats)) {
        const sheet = await importSheet(req, name.name, await write(exported), `list.${format}`);
        const [, ...rows] = (await sheet.to('trying')).rows;
        expect([name.name, rows.length]).toEqual([name.name, exported.length - 1]);
        const differing = rows.filter(
          ({ outcome, notes = [] }) =>
            (outcome !== 'unchanged' || notes.length > 0) &&
            // Some texts of the demo are in English only. Without them, records have no name or lack a required text.
            !(languages === 'as' && notes.every(({ code }) => ['noKey', 'payload'].includes(code))),
        );
        faults.push(...differing.slice(0, 2).map((row) => ({ list: name.name, format, ...row })));
        count += rows.length;
      }
    }
    expect(count).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
  600_000,
);

it(
  'a data template of the records has no fault that the records do not have',
  async () => {
    const { addTemplateReport, findingsOfReport } = sheets;
    const report = { name: 'Own', years: '2021-22 to 2025-26', manual: '' };
    const { id, counts } = await addTemplateReport(payload, report, [2021, 2022, 2023, 2024, 2025]);
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
    const findings = await findingsOfReport(payload, id);
    // Empty columns and links to other websites are faults of the records themselves.
    const ofRecords = ['columnEmpty', 'linkElsewhere'];
    const others = findings.filter(({ code }) => !ofRecords.includes(code));
    expect(others).toEqual([]);
    expect(findings.filter(({ place }) => !/^[a-z-]+-2021-2025\.xlsx$/.test(place.label))).toEqual(
      [],
    );
  },
  patience,
);
