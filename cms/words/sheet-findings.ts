/** Sentences of findings about what sheets say and what reports claim. */
export const sheetFindings = {
  claimWithoutFile: 'The report claims {{claimed}}, but there is no document for this metric.',
  recordsOnly:
    'The report claims {{claimed}}, but there is no document for this metric. The {{count}} records of the college were checked instead. Add their data template and the documents.',
  sheetMissing:
    'The data of this metric is not in a sheet, so the number {{claimed}} cannot be compared. NAAC’s template must be an Excel sheet, not a PDF.',
  documentMissing:
    'There is no document for the rows of the sheet, such as the letter that sanctions the project.',
  recordWithoutDocument:
    'This record has no document, such as the letter that sanctions the project.',
  amountIsZero: 'The amount in “{{column}}” is 0, so there is no grant.',
  claimDiffersFromRecords:
    'The report claims {{claimed}}, but the college has {{count}} records for this year.',
  measureDiffers:
    'The report claims {{claimed}}, but the sheet has {{count}} rows and its numbers give {{value}}.',
  personTwice:
    '{{name}} is counted {{times}} times, but a teacher counts once: the sheet has {{count}} teachers, and the report claims {{claimed}}.',
  recordInProfiles:
    '“{{value}}” is in {{count}} profiles, but it is one paper and is counted once, not twice.',
  agreementIdle:
    'This MoU has no activity in {{period}}. The last one that is named is of {{year}}.',
  agreementWithoutActivity: 'This MoU has no activity in {{period}}.',
  rowsHidden: 'The rows {{rows}} are hidden, for example by a filter. Show all rows.',
  columnHidden: 'The column “{{column}}” is hidden. Show all columns.',
  cellsJoined: 'The cells {{cells}} are joined (merged). Each row must have its own cells.',
  formulaError: 'The cell “{{column}}” shows {{value}}, the error of a formula, not a value.',
  linkOfSeveral: 'The rows {{rows}} have different titles but one DOI or link: {{value}}.',
  isbnOfSeveral: 'The rows {{rows}} have different books but one ISBN: {{value}}.',
  issnOfSeveral: 'The rows {{rows}} have different journals but one ISSN: {{value}}.',
  notListed:
    'This journal is not in the list of the UGC (UGC-CARE: No), so a paper of {{year}} is not counted.',
  notFullTime:
    '{{name}} is “{{post}}”. Guest and part-time teachers are not counted as full-time teachers.',
  leftWithoutYear:
    '{{name}} does not serve any more ({{value}}), and the last year of service is missing.',
  teacherLeft: '{{name}} left before {{period}}: {{value}}.',
  joinedLater: '{{name}} joined after {{period}}: {{value}}.',
  joinedLate: '{{name}} joined in the last month of {{period}}: {{value}}.',
  degreeLater: 'The degree of {{name}} is of {{value}}, after {{period}}.',
  courseShort:
    '“{{name}}” has {{count}} hours. Courses of less than {{least}} hours are not counted.',
  programmeShort:
    '“{{name}}” lasted {{count}} days. Programmes of less than {{least}} days are not counted.',
  programmeDiffers:
    'The programme “{{name}}” ({{code}}) differs from metric {{metric}}, which has “{{other}}” ({{otherCode}}).',
  codeDiffers:
    'The programme “{{name}}” has the code {{code}} here, but {{other}} in metric {{metric}}.',
  nameDiffers:
    'The code {{code}} is the programme “{{name}}” here, but “{{other}}” in metric {{metric}}.',
  reservedExceeded:
    '{{category}}: {{count}} students were admitted, more than the {{seats}} seats that are earmarked.',
  moreThanSeats:
    'In “{{name}}” {{count}} students appeared, more than the {{seats}} seats in metric {{metric}}.',
  moreThanEnrolled:
    'The report claims {{claimed}} students, more than the {{most}} that the college can have by metric {{metric}}.',
  moreThanAll: '“{{column}}” is {{value}}, more than 100 %.',
  claimMoreThanAll: 'The report claims {{claimed}} %, more than 100 %.',
} as const;
