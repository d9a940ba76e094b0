import { form } from './definition.ts';

export const visitorsNote = form({
  call: 'addvisitornote',
  fields: {
    name: { kind: 'line', autoComplete: 'name' },
    phone: { kind: 'phone', autoComplete: 'tel-national' },
    email: { kind: 'email', autoComplete: 'email' },
    message: { kind: 'paragraph', rows: 6 },
  },
  toCall: (sent, { captcha }) => ({ ...sent, contact: sent.phone, isSubmitting: true, captcha }),
});
