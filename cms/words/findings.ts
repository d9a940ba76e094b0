/** Sentences of the findings of a rehearsal, by code. `{{name}}` is replaced by a value. */
import { sheetFindings } from './sheet-findings.ts';

export const findings = {
  ...sheetFindings,
  linkElsewhere: 'The link {{link}} leads to {{host}}, not to the college’s own website.',
  largeElsewhere:
    'The files of this metric have {{size}} MB, and {{link}} leads to a part of the evidence on {{host}}.',
  headingsDiffer:
    'The headings differ from the template. Missing: {{missing}}. Not in the template: {{extra}}.',
  columnsReordered: 'The columns are in another order than in the template.',
  columnEmpty: 'The column “{{column}}” is empty in row {{rows}}.',
  claimDiffers: 'The report claims {{claimed}}, but the sheet has {{count}} rows.',
  totalDiffers: 'The total of “{{column}}” is {{total}}, but its rows add up to {{sum}}.',
  partExceeds: '“{{part}}” is {{less}}, more than “{{whole}}”, which is {{more}}.',
  numberMissing: 'The {{kind}} is missing.',
  numberInvalid: '{{value}} is not a valid {{kind}}.',
  notATeacher: '{{name}} is a {{designation}}.',
  rowRepeats: 'This row repeats row {{first}}: {{value}}.',
  recordRepeats: 'This record is there twice: {{value}}.',
  agreementEnded: 'This MoU ended in {{year}}, before {{period}}.',
  agreementLater: 'This MoU was signed in {{year}}, after {{period}}.',
  rowOfOtherYear: '{{value}} is not in {{period}}.',
  fileDamaged: 'The file cannot be read. It is damaged or has a password.',
  fileNotRead:
    'The rehearsal cannot read this old kind of file, so nothing in it was checked. Save it as PDF, .docx or .pptx and upload it again.',
  noText: 'There is no readable text in this file.',
  pagesWithoutText: 'There is no readable text on page {{pages}}.',
  scanUnclear: 'This scan is hard to read: its text was recognised with {{confidence}} %.',
  officeList:
    'The list of missing evidence in this file is the office’s own, not evidence. Visitors cannot open the file.',
  documentDraft: 'Page {{page}} says that this document is a draft: “{{words}}”.',
  namedDraft: '“{{words}}” is the name of a draft, not of a final document.',
  signatureTyped:
    'Page {{page}} has “Sd/-” in place of a signature. Only a signed document counts.',
  letterUndated: 'This letter or record has no date.',
  needsEnglish:
    'The text of this file is not in English, and the set has no English version of it.',
  accountsUncertified: 'These accounts do not name the chartered accountant who has audited them.',
  dataNotSheet:
    'The data of this metric is in a document only. It must be an Excel sheet in the template, or it cannot be compared.',
  photoWithoutBoth:
    'This photo says neither where nor on which day it was taken (no geotag, no date).',
  photoWithoutPlace: 'This photo does not say where it was taken (no geotag).',
  photoWithoutDay: 'This photo does not say on which day it was taken (no date).',
  photoWithoutCaption: 'This photo has no caption that says what it shows.',
  photosWithoutPlace:
    'The photos in this file are called geotagged, but no place can be read on them.',
  letterDiffersFromList:
    'This letter names {{words}} on page {{page}}, but the list has {{rows}} rows and the report claims {{claimed}}.',
  letterDiffersFromClaim:
    'This letter names {{words}} on page {{page}}, but the report claims {{claimed}}.',
  resultDiffers: 'This document says “{{words}}” on page {{page}}, but the sheet has {{sum}}.',
  sameText: 'The text of this file is evidence for {{metrics}}, each time below another heading.',
  sameFile: 'The same file is evidence for {{metrics}}.',
  titleOfOtherYear: 'The title names {{value}}, but the report is for {{period}}.',
  textOfOtherYear: 'The text of the file names {{value}}, but no day or year of {{period}}.',
  nothingAtLink: 'The website has no page, file or record at {{link}}.',
  linkToHomePage: 'The link {{link}} leads to a home page.',
  linkBehindSignIn:
    'The link {{link}} leads to a page that asks for a password, so a verifier sees no document (sign-in).',
  linkToProfile: 'The link {{link}} leads to the profile of a person, not to the document itself.',
  linkToSearch: 'The link {{link}} leads to a list of results, not to the document itself.',
  linkToComputer: 'The link {{link}} leads to a file on a computer, not on the website.',
  linkToList: 'The link {{link}} leads to {{path}}, not to the document itself.',
  fewFeedbackGroups:
    'The website has the analysis of feedback of {{count}} groups. At least {{least}} are needed.',
  noActionTaken: 'The website has no report of the action taken on feedback.',
} as const;

export type FindingCode = keyof typeof findings;
export const isFindingCode = (code: unknown): code is FindingCode =>
  typeof code === 'string' && Object.hasOwn(findings, code);
