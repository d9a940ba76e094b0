import { keepPhoto } from '../../submissions/photos.ts';
import { reference } from '../../submissions/reference.ts';
import { draw, type PictureName } from '../art/pictures.ts';
import type { RegistrationPlan } from '../plan/types.ts';
import { create, type Writer } from './writer.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A photo as a visitor would have sent it. */
export async function privatePhoto(
  { payload }: Writer,
  picture: PictureName,
  taken_by: string,
): Promise<number> {
  const { data } = await draw(picture);
  const { path } = await keepPhoto(payload, new Blob([new Uint8Array(data)]), {
    type: 'ALUMNI',
    sender: taken_by,
  });
  const { docs } = await payload.update({
    collection: 'submitted-photos',
    where: { filename: { equals: path } },
    data: { taken_by },
    depth: 0,
  });
  const [photo] = docs;
  if (!photo) throw new Error('The photo was not kept.');
  return photo.id;
}

export async function writeRegistrations(writer: Writer, plan: readonly RegistrationPlan[]) {
  for (const registration of plan) {
    const quoted = reference('AR');
    await create(writer, 'alumni-registrations', {
      status: 'pending',
      reference: quoted,
      received_at: new Date(Date.now() - registration.age * DAY).toISOString(),
      name: registration.name,
      email: registration.email,
      phone: '00000 00000',
      whatsapp_number: '00000 00000',
      address: registration.address,
      department: writer.departments.get(registration.department),
      department_written: registration.department,
      batch_from: registration.from,
      batch_to: registration.from + 3,
      occupation: registration.occupation,
      highest_qualification: registration.qualification,
      show_contact: registration.consent,
      photos: [await privatePhoto(writer, registration.photo, quoted)],
    });
  }
}
