import { form } from './definition.ts';
import { occupation, person, studies } from './sender.ts';

export const alumniMessage = form({
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
  toCall: (sent, { captcha, dp }) => ({ ...sent, captcha, dp, type: 'ALUMNI' }),
});
