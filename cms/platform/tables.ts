/** Tables of the backend that have no screen in the admin. */
import type { CollectionConfig, GlobalConfig } from 'payload';
import { nobody, notesReaders } from '../access.ts';
import { fileCollection } from './files/file-collection.ts';
import { folders } from './files/storage-types.ts';
import { movesRevision } from './revision/lists-read.ts';
import { writeAccessibility } from './texts/accessibility.ts';
import { moveRevisionOfShownText } from './texts/shown-change.ts';

export const ContentRevision = {
  slug: 'content-revision',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'token', type: 'text' }],
} satisfies GlobalConfig;

/** The revision of each list that has changed. Changed by single statements only (revision/revision.ts). */
export const ListRevisions = {
  slug: 'list-revisions',
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'list', type: 'text', required: true, unique: true },
    { name: 'token', type: 'text' },
  ],
  timestamps: false,
} satisfies CollectionConfig;

/** Texts of files. Every readable file gets a row as soon as it is uploaded. */
export const DocumentTexts = {
  slug: 'document-texts',
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  custom: movesRevision,
  hooks: { afterChange: [moveRevisionOfShownText, writeAccessibility] },
  fields: [
    /** The id of the file. The row is deleted with it. */
    { name: 'file', type: 'number', required: true, unique: true },
    /**
     * Name of the stored file that was read or will be read. It changes when the file is replaced.
     */
    { name: 'filename', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: ['waiting', 'reading', 'read', 'nothing', 'failed'],
    },
    /** Source of the text: the file itself, recognition (OCR) of page pictures, or a person. */
    { name: 'read', type: 'select', options: ['text', 'ocr', 'person'] },
    /** Read by `textPages`. */
    { name: 'pages', type: 'json' },
    /** Pages of the file. The last ones may not have been read. */
    { name: 'page_count', type: 'number' },
    /** Confidence of the recognition, 0 to 100. */
    { name: 'confidence', type: 'number' },
    /** The reason why some or all of the text is missing. */
    {
      name: 'problem',
      type: 'select',
      options: ['locked', 'broken', 'large', 'long', 'slow', 'memory'],
    },
    /** Tags, language and title of a PDF (`pdfFacts`); empty until it was read. */
    { name: 'facts', type: 'json' },
    /** Sheets and links of the file, as a rehearsal has read them (`rehearsal/file-reading.ts`). */
    { name: 'reading', type: 'json' },
    /** Number of attempts. A file during which the server crashed twice is not tried again. */
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
  ],
} satisfies CollectionConfig;

const seconds = (name: string) => ({ name, type: 'number' }) as const;

/**
 * One row for each mailbox that requested a one-time password. Changed by single statements only
 * (submissions/one-time-password.ts, verification.ts). Times are seconds since 1970.
 */
export const EmailVerifications = {
  slug: 'email-verifications',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'mailbox', type: 'text', required: true, unique: true },
    { ...seconds('day_begins'), required: true, index: true },
    { name: 'requests', type: 'number', required: true },
    /** Hash of the code and the address it was sent to. Removed once used. */
    { name: 'code', type: 'text' },
    seconds('code_until'),
    { name: 'guesses', type: 'number' },
    /** The verified address, and the hashed token of the browser that verified it. */
    { name: 'address', type: 'text' },
    { name: 'token', type: 'text', index: true },
    seconds('verified_until'),
  ],
} satisfies CollectionConfig;

/**
 * Every name that a file ever had. A name is never given to another file, even after the file is
 * deleted.
 */
export const FileAddresses = {
  slug: 'file-addresses',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    /** Key of the name (see `addressKey`). A picture and its sizes share one. */
    { name: 'name', type: 'text', required: true, unique: true },
    /** The id of a file, which may have been deleted. */
    { name: 'file', type: 'number', index: true },
    /** True if visitors saw the file on a page. Only such files are reported as withdrawn. */
    { name: 'seen', type: 'checkbox', required: true, defaultValue: false },
  ],
} satisfies CollectionConfig;

/**
 * Submissions already saved, by a key from the sender's browser, so that a repeated request gets
 * the same answer.
 */
export const IdempotencyKeys = {
  slug: 'idempotency-keys',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'reference', type: 'text', required: true },
    /** Seconds since 1970. */
    { name: 'kept_at', type: 'number', required: true, index: true },
  ],
} satisfies CollectionConfig;

/** Rows of imported sheets with their previous values, kept while the import can be undone. */
export const ImportBatches = {
  slug: 'import-batches',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'import', type: 'number', required: true, index: true },
    { name: 'first', type: 'number', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'step', type: 'text', required: true },
    { name: 'rows', type: 'json', required: true },
  ],
} satisfies CollectionConfig;

/** Records created by `npm run import`, so that a second run updates only what changed. */
export const ImportedRecords = {
  slug: 'imported-records',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    /** Source and id of the record there. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'record', type: 'number', required: true },
    /** Hash of the source record. If it is unchanged, the record is skipped. */
    { name: 'hash', type: 'text', required: true },
  ],
} satisfies CollectionConfig;

/**
 * Mails sent within the hour, by mailbox, by queue and by network (`mail-limits.ts`). Times are seconds since
 * 1970.
 */
export const MailCounts = {
  slug: 'mail-counts',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'mailbox', type: 'text', required: true, unique: true },
    { name: 'hour_begins', type: 'number', required: true, index: true },
    { name: 'mails', type: 'number', required: true },
  ],
} satisfies CollectionConfig;

/** References between records, written by `platform/references/` in the transaction of each change. */
export const References = {
  slug: 'uses',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['target', 'target_key'] }, { fields: ['source', 'source_id'] }],
  fields: [
    /** The slug of a collection, or of a global, whose id is 0. */
    { name: 'source', type: 'text', required: true },
    { name: 'source_id', type: 'number', required: true },
    /**
     * True if visitors do not see the reference: it is in a draft, in the recycle bin or in a
     * hidden field.
     */
    { name: 'draft', type: 'checkbox', required: true },
    { name: 'target', type: 'text', required: true },
    /** The id, or a slash and the name in addresses. */
    { name: 'target_key', type: 'text', required: true },
  ],
} satisfies CollectionConfig;

/** Search queries per week, without the visitors. Changed by single statements only. */
export const SearchCounts = {
  slug: 'search-counts',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['week', 'query'], unique: true }],
  fields: [
    /** Monday of the week in the college's time zone: YYYY-MM-DD. */
    { name: 'week', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'times', type: 'number', required: true },
    /** Number of results at the last search. */
    { name: 'results', type: 'number', required: true },
  ],
} satisfies CollectionConfig;

/**
 * The search index: one row for each public record, written by cms/search/ in the transaction of
 * every change. Words are folded and unique. The full-text index itself is created by
 * `cms/search/index/make.ts`, because Payload's configuration cannot describe it.
 */
export const SearchEntries = {
  slug: 'search-entries',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['collection', 'record'], unique: true }],
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'record', type: 'number', required: true },
    /** The tab of the results. */
    { name: 'tab', type: 'text', required: true },
    /** 0 for the college itself. */
    { name: 'department', type: 'number', required: true },
    /** Date in milliseconds since 1970; 0 for none. */
    { name: 'date', type: 'number', required: true },
    { name: 'year', type: 'number', required: true },
    /** Milliseconds since 1970 within the last day on the website; empty if there is none. */
    { name: 'until', type: 'number' },
    { name: 'title', type: 'textarea', required: true },
    { name: 'words', type: 'textarea', required: true },
    /** Filter values, as words that nobody can type. */
    { name: 'marks', type: 'textarea', required: true },
  ],
} satisfies CollectionConfig;

/** The vocabulary: words of all entries. A word is deleted with the last entry that has it. */
export const SearchWords = {
  slug: 'search-words',
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'word', type: 'text', required: true, unique: true },
    { name: 'sound', type: 'text', required: true, index: true },
    /** `sound` in reverse, to find words with the same end. */
    { name: 'backwards', type: 'text' },
    /** Number of letters of `sound`. */
    { name: 'letters', type: 'number' },
    /** The word as written. */
    { name: 'written', type: 'text', required: true },
  ],
} satisfies CollectionConfig;

const storedFiles = fileCollection(folders.photos);

/** Photos of visitors, stored outside the public folder. Only moderators see them. */
export const SubmittedPhotos = {
  slug: 'submitted-photos',
  labels: { singular: 'Submitted photo', plural: 'Submitted photos' },
  admin: { hidden: true },
  upload: {
    ...storedFiles.upload,
    mimeTypes: ['image/jpeg'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store');
      return headers;
    },
  },
  hooks: storedFiles.hooks,
  // Only the public call creates them, because it re-encodes every picture first.
  access: { create: nobody, read: notesReaders, update: nobody, delete: nobody },
  fields: [
    /** Reference of the submission with this photo. Photos without one are deleted by the sweep. */
    { name: 'taken_by', type: 'text', index: true },
    /** Mailbox of the sender. */
    { name: 'sender', type: 'text', index: true },
  ],
} satisfies CollectionConfig;

/**
 * Keys and recovery codes of two-factor sign-in, changed by single statements only
 * (platform/sign-in/two-factor-codes.ts). A key is unconfirmed until the account has
 * `two_factor_since`.
 */
export const TwoFactorKeys = {
  slug: 'two-factor-keys',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    { name: 'key', type: 'text', required: true },
    /** Period of the last used code. That code and all earlier ones are invalid. */
    { name: 'spent', type: 'number', required: true },
    /** Hashes of the unused recovery codes, one per line. */
    { name: 'recovery', type: 'textarea' },
  ],
} satisfies CollectionConfig;

/** Proofs of work already used. The unique index decides between simultaneous requests. */
export const UsedChallenges = {
  slug: 'used-challenges',
  admin: { hidden: true },
  timestamps: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'nonce', type: 'text', required: true, unique: true },
    { name: 'expires', type: 'number', required: true, index: true },
  ],
} satisfies CollectionConfig;

export const VisitorCounter = {
  slug: 'visitor-counter',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'count', type: 'number', required: true, defaultValue: 0 }],
} satisfies GlobalConfig;
