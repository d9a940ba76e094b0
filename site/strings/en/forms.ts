import { refusals } from '@college/contract/refusals';

const message = {
  kept: 'The college office keeps your message and photo, checks them and writes to you. Then this website shows your name, batch, message and photo. It never shows your e-mail address.',
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
      kept: 'The college office keeps your note, name, e-mail address and phone number to answer you. They are not shown on this website or given to anyone else.',
      thanks: 'Thank you submitting your note.',
      submit: 'Send',
    },
    'alumni-registration': {
      lead: 'Stay in touch with your college. The office verifies every registration.',
      kept: 'The college office keeps your details and photo, checks them and writes to you. Then this website shows your name, batch, department, occupation and photo among the alumni. It never shows your address. It shows your e-mail address and phone number only if you allow it below.',
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
  /** In the form of a visitor's note. */
  answerDays: 'You get an e-mail with a number. The office answers within {days} days.',
  optional: 'optional',
  captcha: 'I am not a robot',
  captchaWorking: 'Checking …',
  captchaDone: 'Checked',
  captchaFailed: 'The check failed. Please try again.',
  captchaHint: 'Your device does a small calculation. Nothing is sent to another company.',
  sending: 'Sending …',
  mandatory: 'Mandatory Field',
  email_invalid: 'Enter an e-mail address like name@example.org',
  phone_invalid: 'Enter the complete phone number',
  too_long: 'Shorten this text to {max} characters (it has {count})',
  summary: 'Please correct this before sending:',
  done: 'Successfully Submitted',
  reference: 'Your reference number',
  refusals,
  choose: 'Choose …',
  departmentHint: 'Type a few letters and choose from the list.',
  phoneHint: 'Write a number from another country with + and its country code.',
  companyHint: 'Write NA if not applicable.',
  /** For forms that verify an e-mail address and ask for a photo. */
  verification: {
    verifyEmail: 'Verify my e-mail address',
    otpTitle: 'One-time password',
    otp: 'The six digits from the e-mail',
    otpDigits: 'Enter the six digits from the e-mail',
    otpWrong: 'OTP is wrong, try again.',
    otpStillWrong:
      'If it still does not work, the password has expired or was tried too often. Request a new one.',
    verify: 'Verify',
    checking: 'Checking …',
    verified: 'Email Verified Successfully',
    resend: 'Send a new password',
    resendIn: 'Send a new password (in {seconds} s)',
    requestsLeft: 'Requests left today: {count}',
    noRequestsLeft: 'You cannot request another password today.',
    photo: 'Photo',
    photoHint: 'JPEG, PNG or WebP. A large photo is made smaller automatically.',
    photoPreview: 'The photo that you chose',
    photoEmpty: 'Cannot be empty',
    photoSending: 'The photo is still being uploaded. Please wait a moment.',
    photoSent: 'Photo received',
    uploading: 'Sending the photo',
    uploadFailed: 'Something went Wrong!! Status: {status}',
    tryLater: 'Please try again later',
  },
  department_unknown: 'Choose a department from the list',
  batch_order: 'The batch cannot end before it begins',
  unsent:
    'The form could not be sent because of a problem with the connection or our server. Nothing that you typed is lost. Please try again.',
  reachOffice:
    'This form needs JavaScript to check that you are not a robot. Without it, please write to the college office, call it or visit it:',
  needsScript:
    'This form needs JavaScript to check that you are not a robot. You can also write to the e-mail address at the bottom of this page.',
} as const;
