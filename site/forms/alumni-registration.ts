import { form } from './definition.ts';
import { occupation, person, studies } from './sender.ts';

export const alumniRegistration = form({
  call: 'add-alumni-registration',
  photoType: 'ALUMNI',
  mayShowContact: true,
  fields: {
    ...person,
    phone: { kind: 'phone', autoComplete: 'tel-national', hint: 'phoneHint' },
    whatsapp_number: { kind: 'phone', autoComplete: 'tel-national', hint: 'phoneHint' },
    address: { kind: 'paragraph', rows: 3, autoComplete: 'street-address' },
    ...studies,
    occupation,
    highest_qualification: { kind: 'line' },
  },
  toCall: (sent, proofs) => ({ ...sent, ...proofs }),
});
