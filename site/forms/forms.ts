import { defineForm, type Fields } from './form-definition.ts';

const person = {
  name: { kind: 'line', autoComplete: 'name' },
  email: { kind: 'email', autoComplete: 'email' },
} as const satisfies Fields;

const studies = {
  department: { kind: 'department', hint: 'departmentHint' },
  batch_from: { kind: 'year' },
  batch_to: { kind: 'year' },
} as const satisfies Fields;

const occupation = {
  kind: 'line',
  autoComplete: 'organization-title',
} as const satisfies Fields['occupation'];

const visitorsNote = defineForm({
  call: 'addvisitornote',
  fields: {
    name: { kind: 'line', autoComplete: 'name' },
    phone: { kind: 'phone', autoComplete: 'tel-national' },
    email: { kind: 'email', autoComplete: 'email' },
    message: { kind: 'paragraph', rows: 6 },
  },
  toCall: (values, { captcha }, agreed) => ({
    ...values,
    contact: values.phone,
    isSubmitting: true,
    captcha,
    ...agreed,
  }),
});

const alumniRegistration = defineForm({
  call: 'add-alumni-registration',
  photoType: 'ALUMNI',
  fields: {
    ...person,
    phone: { kind: 'phone', autoComplete: 'tel-national', hint: 'phoneHint' },
    whatsapp_number: { kind: 'phone', autoComplete: 'tel-national', hint: 'phoneHint' },
    address: { kind: 'paragraph', rows: 3, autoComplete: 'street-address' },
    ...studies,
    occupation,
    highest_qualification: { kind: 'line' },
  },
  toCall: (values, proofs, agreed) => ({ ...values, ...proofs, ...agreed }),
});

const alumniMessage = defineForm({
  call: 'add-message',
  photoType: 'ALUMNI',
  fields: {
    ...person,
    course: { kind: 'course' },
    ...studies,
    occupation,
    company_name: { kind: 'line', autoComplete: 'organization', hint: 'companyHint' },
    message: { kind: 'paragraph', rows: 6 },
  },
  toCall: (values, proofs, agreed) => ({ ...values, ...proofs, ...agreed, type: 'ALUMNI' }),
});

const studentMessage = defineForm({
  call: 'add-message',
  photoType: 'STUDENT',
  fields: {
    ...person,
    course: { kind: 'course' },
    ...studies,
    message: { kind: 'paragraph', rows: 6 },
  },
  toCall: (values, proofs, agreed) => ({ ...values, ...proofs, ...agreed, type: 'STUDENT' }),
});

/** All forms by the path of their page. */
export const forms = {
  'visitors-note': visitorsNote,
  'alumni-registration': alumniRegistration,
  'alumni-message': alumniMessage,
  'student-message': studentMessage,
};
export type FormName = keyof typeof forms;
