import { z } from 'zod';
import { messageTypes } from '../codes.ts';
import { CaptchaChallenge, Course, Submitted, Upload } from '../entities.ts';
import {
  captchaMinutes,
  LARGEST_PHOTO,
  LONGEST_NAME,
  oneTimePassword,
  REQUESTS_LEFT,
} from '../limits.ts';
import { BODY_SIZE, get, submit } from './call.ts';
import { batchYear, email, line, paragraph, truthy } from './fields.ts';

const proof = z.string().min(1).max(8000);
/** File objects as `/addfile-alumni` answered them; only their path is read. */
const sentPhotos = z
  .array(z.object({ path: line(LONGEST_NAME).min(1) }))
  .min(1)
  .max(5);
/** The fields of both long forms. */
const sender = {
  name: line(100).min(1),
  email,
  department: line(100).min(1),
  batch_from: batchYear,
  batch_to: batchYear,
  dp: sentPhotos,
  captcha: proof,
};
/** Extension: the boxes that the sender ticked (contract/consents.ts). */
const consent = truthy.optional();
/** The further fields of both kinds of message. */
const studies = {
  ...sender,
  course: line(100).min(1),
  message: paragraph(2000).min(1),
  ...{ consent, consent_publish: consent, of_age: consent },
};
const exampleSender = {
  name: 'Demo Alumna',
  email: 'alumna@example.org',
  department: 'PHY',
  batch_from: 2015,
  batch_to: 2018,
  dp: [{ path: 'the path that /addfile-alumni answered' }],
  captcha: 'the proof that answers /captcha-challenge',
};

export const submissions = {
  'captcha-challenge': get({
    output: CaptchaChallenge,
    lifetime: 'never',
    about: `Extension: a signed proof-of-work challenge, valid for ${captchaMinutes} minutes and one submission.`,
  }),
  addvisitornote: submit({
    input: z.object({
      name: line(100).min(1),
      contact: line(100).optional(),
      email,
      message: paragraph(5000).min(1),
      isSubmitting: z.boolean().optional(),
      captcha: proof,
      phone: line(20).optional(),
      consent,
    }),
    output: Submitted,
    example: {
      name: 'Demo Visitor',
      email: 'visitor@example.org',
      message: 'A note from the examples.',
      captcha: 'the proof that answers /captcha-challenge',
    },
    about: "Stores a visitor's note for the office, once for each Idempotency-Key.",
  }),
  'email-verification': submit({
    input: z.object({ email }),
    output: z.string().min(1),
    example: { email: 'alumna@example.org' },
    // A computer lab on registration day is one network. Mailbox and browser have limits of their own.
    limit: { most: 300, minutes: 15 },
    about: `Mails a one-time password, at most ${oneTimePassword.requests} times a day. The answer is the text of the dialog. The header ${REQUESTS_LEFT} has the number of further requests that this mailbox may make today.`,
  }),
  'email-verification-otp': submit({
    input: z.object({
      email,
      otp: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${oneTimePassword.digits}}$`)),
    }),
    output: z.boolean(),
    example: { email: 'alumna@example.org', otp: '000000' },
    about: `True if this is the one-time password that was mailed. The address is then verified for ${oneTimePassword.verifiedMinutes} minutes and one submission, for requests with the cookie \`verification\` of this answer.`,
  }),
  'addfile-alumni': submit({
    input: z.object({
      type: line(40).min(1),
      image_file: z.file().min(1).max(LARGEST_PHOTO),
    }),
    output: Upload,
    example: { type: 'ALUMNI', image_file: new File(['a picture'], 'photo.png') },
    takesFile: true,
    bodySize: LARGEST_PHOTO + BODY_SIZE,
    about:
      'Stores a photo from a sender with a verified address, as multipart/form-data. The answer is the file object for the field dp of a submission.',
  }),
  getcourse: get({
    output: z.array(Course),
    about: 'The courses that the message forms offer.',
  }),
  'add-alumni-registration': submit({
    input: z.object({
      ...sender,
      phone: line(20).min(1),
      whatsapp_number: line(20).min(1),
      address: paragraph(500).min(1),
      occupation: line(200).min(1),
      highest_qualification: line(200).min(1),
      ...{ consent, consent_publish: consent, show_contact: consent },
    }),
    output: Submitted,
    example: {
      ...exampleSender,
      phone: '0000000000',
      whatsapp_number: '0000000000',
      address: 'Guwahati',
      occupation: 'Teacher',
      highest_qualification: 'M.Sc.',
    },
    about:
      'Stores an alumni registration for verification by the office. Batch years are from the first year of the college to this year. With the header Idempotency-Key it is stored only once.',
  }),
  'add-message': submit({
    input: z.discriminatedUnion('type', [
      z.object({
        type: z.literal(messageTypes[0]),
        ...studies,
        occupation: line(200).min(1),
        company_name: line(200).min(1),
      }),
      z.object({ type: z.literal(messageTypes[1]), ...studies }),
    ]),
    output: Submitted,
    example: {
      type: 'ALUMNI',
      ...exampleSender,
      course: 'BSC',
      occupation: 'Teacher',
      company_name: 'NA',
      message: 'A message from the examples.',
    },
    about:
      'Stores a message of an alumna, an alumnus or a student for verification by the office. Batch years end four years from now. With the header Idempotency-Key it is stored only once.',
  }),
  'withdraw-consent': submit({
    input: z.object({ reference: line(20).min(1), key: line(64).min(1) }),
    output: z.boolean(),
    example: { reference: 'VN-ABCDEF', key: 'the key in the link of a mail' },
    about:
      'Extension: withdraws the consent to keep and to show a submission. True if the key belongs to the reference: then nobody sees the submission any more, and it is erased when the time of the recycle bin is over.',
  }),
};
