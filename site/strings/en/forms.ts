import { refusals } from '@college/contract/refusals';

const message = {
  kept: 'What you write and your photo are kept for the college office, which verifies it and writes to you. Your name, batch, message and photo are then shown on this site; your e-mail address never.',
  thanks: 'Your message will be displayed on the website after verification.',
  submit: 'Submit',
} as const;

/**
 * Texts of forms, sent to the browser as JSON. Words in braces are filled in there. Texts that the specification quotes
 * are literal.
 */
export const forms = {
  /** Texts of each form, by the path of its page. */
  each: {
    'visitors-note': {
      lead: 'Tell the college office what you liked, missed or would like to know.',
      kept: 'Your note, name, e-mail and phone number are kept for the college office to read and answer. They are not shown on this site or passed on.',
      thanks: 'Thank you submitting your note.',
      submit: 'Send',
    },
    'alumni-registration': {
      lead: 'Stay in touch with your college. The office verifies every registration.',
      kept: 'What you write and your photo are kept for the college office, which verifies it and writes to you. Your name, batch, department, occupation and photo are then shown among the alumni; your address never, e-mail and phone only if you allow it above.',
      thanks: 'Thank you submitting. You will be notified after verification.',
      submit: 'Submit',
    },
    'alumni-message': {
      lead: 'A few lines for the college and its students, shown on the home page once verified.',
      ...message,
    },
    'student-message': {
      lead: 'A few lines about your college, shown on the home page once verified.',
      ...message,
    },
  },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    whatsapp_number: 'WhatsApp number',
    address: 'Address',
    course: 'Course',
    department: 'Department',
    batch_from: 'Batch from',
    batch_to: 'Batch to',
    occupation: 'Occupation',
    company_name: 'Company or institution',
    highest_qualification: 'Highest qualification',
  },
  optional: 'optional',
  consent: 'I agree that the college keeps this for that purpose',
  consentMissing: 'Tick this box so that we may keep what you send',
  captcha: 'I am not a robot',
  captchaWorking: 'Checking …',
  captchaDone: 'Checked',
  captchaFailed: 'The check did not work. Please try again.',
  captchaHint: 'Your device solves a small sum; nothing is sent to anybody else.',
  sending: 'Sending …',
  mandatory: 'Mandatory Field',
  email_invalid: 'Enter an e-mail address like name@example.org',
  phone_invalid: 'Enter the whole phone number',
  too_long: 'Shorten this text to {max} characters (it has {count})',
  summary: 'Please correct this before sending:',
  done: 'Successfully Submitted',
  reference: 'Your reference number',
  refusals,
  choose: 'Choose …',
  departmentHint: 'Type a few letters and choose from the list.',
  phoneHint: 'A number of another country with its + in front.',
  companyHint: 'NA if not applicable.',
  showContact: 'My e-mail address and phone number may be shown on the website',
  /** For forms that verify an e-mail address and ask for a photo. */
  verification: {
    verifyEmail: 'Verify my e-mail address',
    otpTitle: 'One-time password',
    otp: 'The six digits of the mail',
    otpDigits: 'Enter the six digits of the mail',
    otpWrong: 'OTP is wrong, try again.',
    otpStillWrong: 'If it stays wrong, it is too old or was tried too often: ask for another one.',
    verify: 'Verify',
    checking: 'Checking …',
    verified: 'Email Verified Successfully',
    resend: 'Send another one',
    resendIn: 'Send another one (in {seconds} s)',
    requestsLeft: 'Requests left today: {count}',
    noRequestsLeft: 'You cannot ask for more today.',
    photo: 'Photo',
    photoHint: 'JPEG, PNG or WebP. It is made smaller before it is sent.',
    photoPreview: 'The photo that you chose',
    photoEmpty: 'Cannot be empty',
    photoSending: 'The photo is still on its way. Please wait a moment.',
    photoSent: 'Photo received',
    uploading: 'Sending the photo',
    uploadFailed: 'Something went Wrong!! Status: {status}',
    tryLater: 'Please try again later',
  },
  department_unknown: 'Choose a department from the list',
  batch_order: 'The batch cannot end before it began',
  unsent:
    'This could not be sent because the connection or our server failed. Nothing you typed is lost: please try again.',
  needsScript:
    'This form needs JavaScript for its check against robots. You can also write to the e-mail address at the foot of this page.',
} as const;
