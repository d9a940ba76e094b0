import type { AlumnusPlan, MessagePlan } from '../plan/types.ts';
import { create, fileOf, type Writer } from './writer.ts';

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
