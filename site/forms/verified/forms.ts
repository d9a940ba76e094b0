import type { FieldDefinition, FormDefinition } from './definition.ts';

const name: FieldDefinition = { name: 'name', kind: 'line', max: 100, autoComplete: 'name' };
const email: FieldDefinition = { name: 'email', kind: 'email', max: 254, autoComplete: 'email' };
const studies: FieldDefinition[] = [
  { name: 'department', kind: 'department', max: 100 },
  { name: 'batch_from', kind: 'year', max: 4 },
  { name: 'batch_to', kind: 'year', max: 4 },
];
const course: FieldDefinition = { name: 'course', kind: 'course', max: 100 };
const occupation: FieldDefinition = {
  name: 'occupation',
  kind: 'line',
  max: 200,
  autoComplete: 'organization-title',
};
const message: FieldDefinition = { name: 'message', kind: 'paragraph', max: 2000 };

const messageForm = {
  call: 'add-message',
  thanks: 'message',
  mayShowContact: false,
} as const;

/** Every form whose sender proves an e-mail address, by the name of its page. */
export const verifiedForms = {
  'alumni-registration': {
    call: 'add-alumni-registration',
    also: {},
    photoType: 'ALUMNI',
    fields: [
      name,
      email,
      { name: 'phone', kind: 'phone', max: 20, autoComplete: 'tel-national' },
      { name: 'whatsapp_number', kind: 'phone', max: 20, autoComplete: 'tel-national' },
      { name: 'address', kind: 'paragraph', max: 500, autoComplete: 'street-address' },
      ...studies,
      occupation,
      { name: 'highest_qualification', kind: 'line', max: 200 },
    ],
    thanks: 'registration',
    mayShowContact: true,
  },
  'alumni-message': {
    ...messageForm,
    also: { type: 'ALUMNI' },
    photoType: 'ALUMNI',
    fields: [
      name,
      email,
      course,
      ...studies,
      occupation,
      { name: 'company_name', kind: 'line', max: 200, autoComplete: 'organization' },
      message,
    ],
  },
  'student-message': {
    ...messageForm,
    also: { type: 'STUDENT' },
    photoType: 'STUDENT',
    fields: [name, email, course, ...studies, message],
  },
} as const satisfies Record<string, FormDefinition>;
export type VerifiedFormName = keyof typeof verifiedForms;
