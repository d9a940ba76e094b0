import { reference } from '../../submissions/reference.ts';
import { moment } from '../plan/calendar.ts';
import type { AlumnusPlan, EmployeePlan, MessagePlan } from '../plan/types.ts';
import { richText } from '../richText.ts';
import { privatePhoto } from './inbox.ts';
import { create, fileOf, type Writer } from './writer.ts';

type Sent = NonNullable<MessagePlan['waiting']> & Pick<MessagePlan, 'photo'>;

export async function writeEmployees(writer: Writer, plan: readonly EmployeePlan[]) {
  for (const employee of plan) {
    await create(writer, 'employees', {
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
  }
}

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
  for (const message of plan) {
    const { type, waiting, name, message: text, photo, from, profession, company } = message;
    await create(
      writer,
      'messages',
      {
        ...(waiting
          ? await sentBy(writer, { ...waiting, photo })
          : { status: 'approved' as const, dp: fileOf(writer, photo) }),
        type,
        name,
        message: text.en,
        batch_from: from,
        batch_to: from + 3,
        current_profession: profession,
        company_name: company,
      },
      text.as === undefined ? {} : { name, message: text.as },
    );
  }
}

async function sentBy(writer: Writer, { email, course, department, photo }: Sent) {
  const quoted = reference('MS');
  return {
    status: 'pending' as const,
    reference: quoted,
    received_at: new Date().toISOString(),
    email,
    course,
    department: writer.departments.get(department),
    department_written: department,
    photos: [await privatePhoto(writer, photo, quoted)],
  };
}
