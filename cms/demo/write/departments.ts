import type { DepartmentPlan } from '../plan/types.ts';
import { create, fileOf, rich, richAssamese, type Writer } from './writer.ts';

export async function writeDepartments(writer: Writer, plan: readonly DepartmentPlan[]) {
  const ids = new Map<string, number>();
  for (const {
    code,
    name,
    stream,
    kind,
    dual,
    estd,
    examination,
    banner,
    texts,
    facilities,
    lists,
  } of plan) {
    const id = await create(
      writer,
      'departments',
      {
        dept_code: code,
        dept_name: name.en,
        stream,
        other_stream: kind?.en,
        is_dual: dual,
        estd,
        examination_system: examination.en,
        banner: [fileOf(writer, banner)],
        department_about: rich(texts.department_about),
        vision: rich(texts.vision),
        courses: rich(texts.courses),
        contact_details: rich(texts.contact_details),
        activity: rich(texts.activity),
        online_classes: rich(texts.online_classes),
        gallery: rich(texts.gallery),
        research: rich(texts.research),
        facilities: facilities.map(({ title, description }) => ({
          title: title.en,
          description: rich(description),
        })),
        external_resource_link: `https://resources.example.org/${code.toLowerCase()}`,
        student_login_link: `https://portal.example.org/student/${code.toLowerCase()}`,
        ...withAttachments(writer, lists),
      },
      (created) => ({
        dept_name: name.as,
        other_stream: kind?.as,
        examination_system: examination.as,
        department_about: richAssamese(texts.department_about),
        facilities: created.facilities?.map((row, i) => ({
          ...row,
          title: facilities[i]?.title.as ?? row.title,
        })),
      }),
    );
    ids.set(code, id);
  }
  return ids;
}

/** Publications and projects carry a file, as a peer team expects. */
function withAttachments(writer: Writer, lists: DepartmentPlan['lists']): DepartmentPlan['lists'] {
  const file = fileOf(writer, 'annual-report.pdf');
  return Object.fromEntries(
    Object.entries(lists).map(([list, rows]) => [
      list,
      /projects|publications/.test(list)
        ? rows.map((row, i) => (i % 2 ? row : { ...row, attachments: [file] }))
        : rows,
    ]),
  );
}
