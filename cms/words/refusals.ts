/** The refusals of the backend by code, each with its HTTP status and sentence. `{{name}}` is replaced by a value. */
import {
  type RefusalCode as FormCode,
  refusals as sentencesOfForms,
  withMinutes,
} from '@college/contract/refusals';
import type { sentences } from './as/sentences.ts';
import type { OwnSentences } from './own-sentences.ts';
import { withValues } from './with-values.ts';

/** An English sentence with a translation. */
type Sentence = keyof typeof sentences;

/** Refusals that forms of the website recognise. Their sentences are part of the contract. */
const ofForms = {
  captcha: 400,
  unverified: 400,
  passwords: 429,
  photoKind: 400,
  photoLarge: 413,
  photoUnreadable: 400,
  photoGone: 400,
  photosOfOne: 429,
  photosFull: 429,
  mailsFull: 429,
  tooMany: 429,
  tooManyOfBrowser: 429,
  foreign: 403,
} as const satisfies Record<FormCode, number>;

/** Refusals of the calls and the commands, in English only, because programs and operators read them. */
const ofCalls = {
  batchOrder: [400, 'batch_to must not be before batch_from.'],
  batchYear: [400, '{{name}} must be a year from {{first}} to {{last}}.'],
  bodyNotJson: [400, 'The body is not valid JSON.'],
  bodyTooLarge: [413, 'The body is larger than {{most}} KB.'],
  bodyType: [415, 'Send the body as application/json.'],
  connectionClosed: [503, 'The sender closed the connection.'],
  emptyUpload: [400, 'Cannot be empty'],
  fieldEmpty: [400, '{{name}} must not be empty.'],
  fieldMissing: [400, '{{name}} is missing.'],
  fieldTooLarge: [400, '{{name}} is too large.'],
  fieldTooLong: [400, '{{name}} is too long.'],
  fieldTooSmall: [400, '{{name}} is too small.'],
  fieldType: [400, '{{name}} must be of type {{expected}}.'],
  fieldUnknown: [400, '{{name}} is not one of the known values.'],
  fieldWrong: [400, '{{name}} is not valid.'],
  fileTooLarge: [422, 'This file is larger than {{most}} MB; open it at {{address}}.'],
  formUnreadable: [400, 'The form cannot be read.'],
  idempotencyKey: [400, '{{header}} must be 16 to 100 letters, digits or signs.'],
  inputNoObject: [400, 'The input must be a JSON object.'],
  noCall: [404, 'There is no call of this name.'],
  noSuchFile: [404, 'There is no such file.'],
  nul: [400, 'Text must not contain the NUL character.'],
  lostDatabase: [
    409,
    '{{database}} is empty, but a college was here before: there is {{traces}}. Correct DATABASE_URL or DATA_DIR, or restore a backup with --force. To start an empty college, move that to another place first.',
  ],
  previewsFull: [429, 'Many previews are being made at the moment. Please try again in a moment.'],
  searchQueueFull: [503, 'Many people are searching at the moment. Please try again in a moment.'],
  useGetOrPost: [405, 'Use GET or POST.'],
  usePost: [405, 'Use POST.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** Refusals that the staff reads, in every language of the admin. */
const ofStaff = {
  accountOwns: [
    409,
    'This account looks after pages, duties or texts: {{count}}. Choose who takes them over under Owners & reviews, then delete the account.',
  ],
  accountOwnsRest: [
    409,
    'This account looks after everything that has no owner of its own. Choose who takes it over under Owners & reviews, then delete the account.',
  ],
  accountGone: [400, 'This account no longer exists.'],
  alreadyAlumnus: [409, 'This person is already in the list of alumni. Remove the entry there.'],
  approvalNeeded: [
    403,
    'Another account must approve this before it is published. Submit it for approval.',
  ],
  backupRunning: [422, 'The backup is being saved. Please wait.'],
  busy: [503, 'The server is busy. Please try again in a minute.'],
  citationsTooLarge: [
    413,
    'The file is larger than {{most}} MB. Export fewer publications at once.',
  ],
  codeMissing: [401, 'Enter the code from your authenticator app, too.'],
  currentPassword: [400, 'Enter your current password to change how you sign in.'],
  currentPasswordForOthers: [
    400,
    'Enter your own current password to change the role of somebody or how somebody else signs in.',
  ],
  decidedMeanwhile: [409, 'Somebody else has already decided this.'],
  draftChanged: [
    409,
    'This was changed after it was submitted. Reload the page and check it. Then approve again.',
  ],
  fileAnswers: [422, 'Its address answers {{status}}.'],
  fileFields: [400, 'The fields of each file are missing.'],
  fileLocked: [
    422,
    'This file is locked with a password, so it cannot be checked and visitors cannot open it. Save it without a password and upload that.',
  ],
  fileMacros: [
    422,
    'This file contains macros, which can harm visitors. Save it without macros, as .docx, .xlsx, .pptx or PDF, and upload that.',
  ],
  fileNotPublic: [422, '{{hostname}} is not on the public internet.'],
  fileNotSent: [400, 'Upload the file itself. Files are not fetched from other addresses.'],
  fileNotUnpacked: [422, 'It cannot be unpacked.'],
  fileOfOthers: [403, 'Upload the file yourself: this one is not yours.'],
  fileOverLimit: [422, 'It is larger than the limit for files.'],
  fileRedirects: [422, 'Its address leads on too many times.'],
  filesChanged: [
    409,
    'This file was changed after it was submitted: {{files}}. Reload the page and check it. Then approve again.',
  ],
  fileType: [
    400,
    'This type of file is not accepted. Use PDF, Word, Excel, PowerPoint, OpenDocument, text, pictures (JPEG, PNG, WebP, AVIF), videos (MP4, WebM) or their captions (WebVTT).',
  ],
  fileUnchecked: [
    422,
    'This file cannot be checked for scripts. Open it, save it as a new PDF (Print → Save as PDF) and upload that.',
  ],
  firstDayMissing: [422, 'Its first day is missing.'],
  full: [503, 'Nothing can be saved at the moment. Please try again later.'],
  importTooOld: [410, 'This import is too old. Its rows are no longer stored.'],
  inUse: [409, '{{what}} was not deleted because it is used in {{places}}. Change these first.'],
  invitees: [400, 'Choose a role and at most {{most}} people. Each needs an e-mail address.'],
  lockTaken: [409, 'Somebody else is editing this now, so nothing was changed.'],
  longExplanation: [400, 'An explanation has at most {{most}} characters.'],
  manualInUse: [409, 'These reports use this manual: {{names}}.'],
  manyEntries: [422, 'The file has more than {{most}} entries. Divide it into several files.'],
  missingParts: [
    409,
    'It uses records that are in the recycle bin: {{names}}. Restore them first.',
  ],
  nameTaken: [422, '‘{{name}}’ already exists.'],
  newerVersion: [
    409,
    'Somebody else saved this after you opened it, so nothing was changed. Compare both versions, then save again.',
  ],
  noAccount: [404, 'There is no such account.'],
  noEntries: [
    422,
    'This file has no BibTeX or RIS entries. Export your publications as BibTeX (.bib) or RIS (.ris) and choose that file.',
  ],
  noFileSent: [400, 'There is no file.'],
  noImport: [404, 'There is no such import.'],
  noList: [404, 'There is no such list.'],
  noManual: [422, 'Choose the manual of this report first, and save.'],
  noMailServer: [
    409,
    'This server cannot send e-mail yet. Ask the person who runs it to set SMTP_URL, or answer with your own mail program.',
  ],
  noRecord: [404, 'There is no such record.'],
  noRehearsal: [404, 'There is no such rehearsal.'],
  noReport: [404, 'There is no such report.'],
  noRightToEvidence: [403, 'You do not have permission to change evidence.'],
  noSender: [409, 'There is no e-mail address to which an answer can be sent.'],
  noRightToFile: [403, 'You do not have permission to change this.'],
  noRightToList: [403, 'You do not have permission to do this in this list.'],
  noRightToProfile: [403, 'You do not have permission to change this profile.'],
  noRightToPublish: [403, 'You do not have permission to publish this.'],
  noRightToRestore: [
    403,
    'This version cannot be restored because it changes fields that your account cannot edit.',
  ],
  noRightToSeeEvidence: [403, 'You do not have permission to see evidence.'],
  noStep: [404, 'This step does not exist.'],
  notDemo: [422, 'This is not the demo. Its content was not deleted.'],
  notAgreed: [
    409,
    'The sender did not agree that the website shows this. Answer by e-mail, or reject it.',
  ],
  noTemplate: [404, 'There is no such template.'],
  pdfActs: [
    422,
    'This PDF opens an address, starts a program or sends data. Print it to a new PDF (Print → Save as PDF) and upload that.',
  ],
  pdfAttachment: [
    422,
    'This PDF contains the file “{{name}}”, which is not accepted on this website. Print the PDF to a new PDF (Print → Save as PDF) and upload that.',
  ],
  pdfMedia: [
    422,
    'This PDF contains a film or game that can run scripts. Print it to a new PDF (Print → Save as PDF) and upload that.',
  ],
  pdfScript: [
    422,
    'This PDF contains a script (JavaScript). Print it to a new PDF (Print → Save as PDF) and upload that.',
  ],
  pdfXfa: [
    422,
    'This PDF is a form that can contain scripts (XFA, made with Adobe LiveCycle). Print it to a new PDF (Print → Save as PDF) and upload that.',
  ],
  notPdf: [400, 'This is not a PDF.'],
  notSaved: [400, 'This could not be saved.'],
  notSubmitted: [403, 'Submit this for approval. The head of department publishes it.'],
  notWebVtt: [
    400,
    'This is not a WebVTT file. Its first line is WEBVTT, and each caption has a line with its times, such as 00:01.000 --> 00:04.000. Save the captions as WebVTT in your program.',
  ],
  noYearInName: [422, 'The name of this report has no year. Rename it, for example: AQAR 2024-25'],
  officeList: [
    400,
    'This file has the office’s list of missing evidence, with names and e-mail addresses. It is not evidence. Upload the data template without this list.',
  ],
  onlyAdministrators: [403, 'Only administrators can do this.'],
  onlyEditors: [403, 'Only an editor can do this.'],
  onlyOwners: [403, 'Only its owner or an editor can do this.'],
  otherName: [422, 'This is not the name of the college. Nothing was deleted.'],
  otherPicture: [400, 'Pictures must be JPEG, PNG, WebP or AVIF. Save this one as JPEG first.'],
  otherWebsite: [403, 'This request comes from another website than {{address}}.'],
  pictureKind: [400, 'Pictures must be JPEG, PNG, WebP or AVIF.'],
  pictureTooLarge: [
    400,
    'This picture is too large: {{width}} × {{height}} pixels ({{count}} million). The limit is {{most}} million pixels. Make it smaller and upload it again.',
  ],
  pictureUnreadable: [400, 'This picture cannot be read.'],
  pictureNotLoaded: [422, 'Its picture could not be loaded.'],
  ownApproval: [403, 'You submitted this. Another account must approve it.'],
  policyDay: [
    422,
    'Day of adoption: “{{day}}” is not a day until today. Use DD-MM-YYYY, for example 05-07-2024.',
  ],
  policyNone: [422, 'Choose at least one policy.'],
  policyPerson: [422, 'Name and designation: write who adopts the policies.'],
  profileChanged: [
    409,
    'This profile was changed after it was submitted. Reload the page and check it. Then approve again.',
  ],
  readingTooLong: [422, 'Reading this file takes too long. Divide it into smaller files.'],
  staffQueueFull: [
    429,
    'Many long texts are being saved at the moment. Please try again in a moment.',
  ],
  requestTooLarge: [413, 'The request is too large.'],
  requestTooDeep: [400, 'The request is nested more than {{most}} levels deep.'],
  requestValues: [413, 'The request has more than {{most}} values.'],
  requestUnreadable: [400, 'The request cannot be read.'],
  resetLinkUsed: [
    403,
    'This link was already used or has expired. If you have chosen a password, sign in with it. If not, use ‘Forgot password?’ on the sign-in page, or ask the office to invite you again.',
  ],
  savedMeanwhile: [409, 'Somebody else has saved this meanwhile. Load the page again.'],
  sheetFormat: [400, 'The format must be xlsx or csv.'],
  shownFile: [
    403,
    'This file is on the website in {{places}}. Upload a new file and submit it for approval.',
  ],
  signIn: [401, 'Please sign in first.'],
  signInQueueFull: [503, 'Too many people are signing in. Try again in half a minute.'],
  stepFinished: [409, 'This step is already finished.'],
  storage: [
    503,
    'Files cannot be stored or read at the moment. Please try again in a few minutes.',
  ],
  timePassed: [400, 'This time has passed. Enter a later one.'],
  twoAccounts: [400, 'Choose two different accounts.'],
  twoFactorFirst: [403, 'Please set up two-factor sign-in first.'],
  twoFactorOn: [409, 'Two-factor sign-in is already on.'],
  uploadTooLarge: [
    400,
    'This file is too large. The limit is {{megabytes}} MB. Make it smaller or split it.',
  ],
  valueTaken: [
    400,
    'Another record, perhaps one in the recycle bin, has the same “{{field}}”. Enter a different one, or change the other record first.',
  ],
  withdrawn: [409, 'The sender withdrew consent. This cannot be restored.'],
  wrongCode: [400, 'This code is wrong or was already used.'],
  wrongCodes: [429, 'Too many wrong codes. Try again in a minute.'],
  wrongCurrentPassword: [400, 'This is not your current password.'],
  wrongCurrentPasswords: [400, 'Too many wrong passwords. Try again in a minute.'],
  wrongField: [422, '{{name}} is missing or wrong.'],
  wrongPasswords: [
    429,
    'Too many wrong passwords. Try again in {{minutes}} minutes, or choose a new password with ‘Forgot password?’.',
  ],
  wrongPasswordsForAMinute: [
    429,
    'Too many wrong passwords. Try again in a minute, or choose a new password with ‘Forgot password?’.',
  ],
  wrongSignInCode: [401, 'This code is wrong or was already used.'],
  wrongYears: [400, 'Enter the years as in ?years=2024,2025.'],
} as const satisfies Record<string, readonly [status: number, sentence: Sentence]>;

/** Refusals of a file, or of a row or cell of a sheet. Stored rows of imports name them. */
const ofSheets = {
  empty: [422, 'There is nothing in this file.'],
  tooLarge: [
    422,
    'The file is larger than {{most}} MB. Leave out pictures, or split it into two files.',
  ],
  tooManyRows: [422, 'This sheet has more than {{most}} rows. Split it into two files.'],
  tooManyColumns: [
    422,
    'This sheet has more than {{most}} columns. Delete the columns that the list does not need.',
  ],
  cellTooLong: [422, 'A cell has more than {{most}} characters. Shorten its text.'],
  tooMuchText: [422, 'This sheet has too much text to be read at once. Split it into two files.'],
  tooMuch: [
    422,
    'Reading this file takes too long. Copy the rows that you need into a new sheet and choose that.',
  ],
  tooDeep: [422, 'This file cannot be read. Copy its table into a new sheet and save it as .xlsx.'],
  tooManyNames: [
    422,
    'This file cannot be read. Copy its table into a new sheet and save it as .xlsx.',
  ],
  broken: [422, 'This file cannot be read. Open it in Excel and save it again as .xlsx.'],
  encrypted: [422, 'The file has a password. Save it without a password and try again.'],
  otherKind: [422, 'This is a {{kind}} file. Open it, save it as .xlsx, and choose the new file.'],
  noDay: [422, '“{{value}}” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.'],
  noNumber: [422, '“{{value}}” is not a number.'],
  noYesNo: [422, '“{{value}}” is neither yes nor no. Write Yes or No.'],
  noChoice: [422, '“{{value}}” is not one of the choices. Use one of these: {{choices}}.'],
  noDepartment: [
    422,
    'There is no department called “{{value}}”. Add it first, or correct the name.',
  ],
  noReference: [422, 'There is nothing called “{{value}}”. Add it first, or correct the name.'],
  manyReferences: [422, 'There are several called “{{value}}”. Use one of these: {{names}}.'],
  noFile: [
    422,
    'The file “{{value}}” has not been uploaded. Upload it under Pictures & files first.',
  ],
  shortened: [
    422,
    'Excel has shortened “{{value}}”. Format the column as text and type the number again.',
  ],
  sheetError: [
    422,
    'The cell has the error {{value}} and was not imported. Correct the sheet, or type the value yourself.',
  ],
  proposedCode: [
    422,
    'Code proposed from the name: {{code}}. To use another code, add a column “Code” to the sheet.',
  ],
  missing: [422, 'This cell must not be empty.'],
  noKey: [422, '{{columns}} is empty, so it is not clear which record this row belongs to.'],
  noParent: [422, 'There is no such record. Add it first, or correct the name.'],
  manyRecords: [422, 'Several records have the same {{columns}}. Change one of them first.'],
  repeated: [422, 'This is the same record as in row {{row}}.'],
  notYours: [422, 'You do not have permission to change this.'],
  changedSince: [422, 'Somebody changed or published it after the import, so it was not undone.'],
  gone: [422, 'It has been deleted since.'],
  formulaWithoutValue: [
    422,
    'The formula in this cell has no stored value. Open the sheet in Excel or LibreOffice, save it there and import it again, or type the value yourself.',
  ],
  headingRow: [
    422,
    'This row is a total, a heading or a signature and was not imported. If it is a record, correct its name.',
  ],
  example: [422, 'This row is an example from the template.'],
  payload: [422, '{{message}}'],
  manySheets: [422, 'The file has several sheets. Which one should be imported?'],
} as const satisfies Record<string, readonly [status: number, sentence: Sentence]>;

const others = { ...ofCalls, ...ofStaff, ...ofSheets };
/** A fault of a file, or of a row or cell of a sheet. */
export type SheetCode = keyof typeof ofSheets;
export type RefusalCode = FormCode | keyof typeof others;
/** A refusal of a feature, with the English sentence and the sentences that translate it. */
export interface OwnRefusal {
  /** Begins with the slug of the feature. */
  code: `${string}/${string}`;
  status: number;
  sentence: string;
  sentences: OwnSentences;
}
/** Why the backend says no: a code of the core, or a refusal of a feature. */
export type Reason = RefusalCode | OwnRefusal;

/** The refusals of a feature by name. One without a translation does not compile. */
export const refusalsOf = <Own extends string, Name extends string>(
  slug: string,
  sentences: OwnSentences<Own>,
  rows: Record<Name, readonly [status: number, sentence: NoInfer<Own>]>,
): Record<Name, OwnRefusal> => {
  const named = Object.entries<readonly [number, string]>(rows).map(
    ([name, [status, sentence]]) => [
      name,
      { code: `${slug}/${name}`, status, sentence, sentences },
    ],
  );
  return Object.fromEntries(named);
};

export type RefusalValues = Record<string, string | number | readonly string[]>;

export const isSheetCode = (code: string): code is SheetCode => Object.hasOwn(ofSheets, code);
export const isFormCode = (code: string): code is FormCode => Object.hasOwn(ofForms, code);
export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && (isFormCode(code) || Object.hasOwn(others, code));

export const isOwnCode = (code: unknown): code is OwnRefusal['code'] =>
  typeof code === 'string' && /^[a-z-]+\/\w+$/.test(code);

export function statusOf(reason: Reason): number {
  if (typeof reason === 'object') return reason.status;
  return isFormCode(reason) ? ofForms[reason] : others[reason][0];
}

/** The English sentence of a refusal. `translate` returns it in another language, with the names of its values. */
export function refusalSentence(
  reason: Reason,
  values: RefusalValues,
  translate: (sentence: string) => string = (sentence) => sentence,
): string {
  if (typeof reason === 'object') return withValues(translate(reason.sentence), values);
  return isFormCode(reason)
    ? withMinutes(sentencesOfForms[reason], Number(values.seconds ?? 0))
    : withValues(translate(others[reason][1]), values);
}
