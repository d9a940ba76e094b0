import { moment } from '../plan/calendar.ts';
import type { FormerPrincipalPlan, MemberPlan, RtiOfficerPlan } from '../plan/offices.ts';
import { create, fileOf, type Writer } from './writer.ts';

const phone = '00000 00000';

export async function writeMembers(writer: Writer, plan: readonly MemberPlan[]) {
  for (const [i, { type, name, designation, photo, email, since, consent }] of plan.entries()) {
    await create(
      writer,
      'members',
      {
        type,
        name,
        designation: designation.en,
        order: (i + 1) * 10,
        dp: photo && fileOf(writer, photo),
        email,
        phone,
        date_of_joining: moment(since),
        show_contact: consent,
      },
      { name, designation: designation.as },
    );
  }
}

export async function writeFormerPrincipals(writer: Writer, plan: readonly FormerPrincipalPlan[]) {
  for (const { name, designation, from, to } of plan) {
    const term = { from: moment(from), to: moment(to) };
    await create(
      writer,
      'former-principals',
      { name, designation: designation.en, ...term },
      { name, designation: designation.as },
    );
  }
}

export async function writeRtiOfficers(writer: Writer, plan: readonly RtiOfficerPlan[]) {
  for (const { role, name, designation } of plan) {
    const contact = { email: `rti.${role.toLowerCase().replaceAll('_', '.')}@example.org`, phone };
    await create(
      writer,
      'rti-officers',
      {
        role,
        name,
        designation: designation.en,
        ...contact,
        address: 'Office of the Principal, Demo Road, Guwahati 781001',
      },
      { name, designation: designation.as, address: 'অধ্যক্ষৰ কাৰ্যালয়, ডেমো পথ, গুৱাহাটী ৭৮১০০১' },
    );
  }
}
