import { inTransaction } from '../../database/transaction.ts';
import { moment } from '../plan/calendar.ts';
import type { AlumnusPlan, EmployeePlan, MessagePlan } from '../plan/types.ts';
import { richText } from '../richText.ts';
import { create, fileOf, type Writer } from './writer.ts';

const batch = 100;

export async function writeEmployees(
  writer: Writer,
  plan: readonly EmployeePlan[],
  report: (line: string) => void,
) {
  for (let start = 0; start < plan.length; start += batch) {
    const part = plan.slice(start, start + batch);
    await inTransaction(writer.payload, async (req) => {
      for (const employee of part) await writeEmployee({ ...writer, req }, employee);
    });
    const done = start + part.length;
    if (done % 500 === 0) report(`Demo: ${done} of ${plan.length} employees.`);
  }
}

const writeEmployee = (writer: Writer, employee: EmployeePlan) =>
  create(writer, 'employees', {
    type: employee.type,
    name: employee.name,
    designation: employee.designation,
    department:
      employee.department === undefined ? undefined : writer.departments.get(employee.department),
    order: employee.order,
    liveNow: employee.live,
    dp: employee.photo && fileOf(writer, employee.photo),
    cv: employee.cv ? [fileOf(writer, 'curriculum-vitae.pdf')] : undefined,
    email: employee.email,
    phone: employee.phone,
    mobile: employee.phone,
    contact: employee.contact,
    date_of_joining: moment(employee.joined),
    date_of_leaving: employee.left && moment(employee.left),
    experience: employee.experience,
    area_of_research: employee.research,
    about: employee.about ? richText(employee.about) : undefined,
  });

export async function writeAlumni(writer: Writer, plan: readonly AlumnusPlan[]) {
  for (const alumnus of plan) {
    await create(writer, 'alumni', {
      name: alumnus.name,
      department: writer.departments.get(alumnus.department),
      batch_from: alumnus.from,
      batch_to: alumnus.from + 3,
      current_profession: alumnus.profession,
      company_name: alumnus.company,
      qualification: alumnus.qualification,
      dp: alumnus.photo && fileOf(writer, alumnus.photo),
      prominent: alumnus.prominent,
      show_contact: alumnus.consent,
      email: alumnus.email,
      phone: '00000 00000',
    });
  }
}

export async function writeMessages(writer: Writer, plan: readonly MessagePlan[]) {
  for (const { type, approved, name, message, photo, from, profession, company } of plan) {
    await create(
      writer,
      'messages',
      {
        type,
        status: approved ? 'approved' : 'pending',
        name,
        message: message.en,
        dp: fileOf(writer, photo),
        batch_from: from,
        batch_to: from + 3,
        current_profession: profession,
        company_name: company,
      },
      message.as === undefined ? {} : { name, message: message.as },
    );
  }
}
