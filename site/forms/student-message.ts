import { form } from './definition.ts';
import { person, studies } from './sender.ts';

export const studentMessage = form({
  call: 'add-message',
  photoType: 'STUDENT',
  fields: {
    ...person,
    course: { kind: 'course' },
    ...studies,
    message: { kind: 'paragraph', rows: 6 },
  },
  toCall: (sent, { captcha, dp }) => ({ ...sent, captcha, dp, type: 'STUDENT' }),
});
