import type { FormDefinition } from '../verified/definition.ts';

export const alumniRegistration: FormDefinition = {
  name: 'alumni-registration',
  call: 'add-alumni-registration',
  also: {},
  photoType: 'ALUMNI',
  fields: [
    { name: 'name', kind: 'line', max: 100, autoComplete: 'name' },
    { name: 'email', kind: 'email', max: 254, autoComplete: 'email' },
    { name: 'phone', kind: 'phone', max: 20, autoComplete: 'tel-national' },
    { name: 'whatsapp_number', kind: 'phone', max: 20, autoComplete: 'tel-national' },
    { name: 'address', kind: 'paragraph', max: 500, autoComplete: 'street-address' },
    { name: 'department', kind: 'department', max: 100 },
    { name: 'batch_from', kind: 'year', max: 4 },
    { name: 'batch_to', kind: 'year', max: 4 },
    { name: 'occupation', kind: 'line', max: 200, autoComplete: 'organization-title' },
    { name: 'highest_qualification', kind: 'line', max: 200 },
  ],
  yearsAhead: 0,
  thanks: 'registration',
  mayShowContact: true,
};
