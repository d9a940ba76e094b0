import { reference } from '../../submissions/reference.ts';
import type { AlumnusPlan, MessagePlan } from '../plan/types.ts';
import { privatePhoto } from './inbox.ts';
import { create, fileOf, type Writer } from './writer.ts';

type Sent = NonNullable<MessagePlan['waiting']> & Pick<MessagePlan, 'photo'>;

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
