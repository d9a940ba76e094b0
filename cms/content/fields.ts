/** Fields that several content types share. */
import type {
  ArrayField,
  DateField,
  NumberField,
  PayloadRequest,
  RelationshipField,
  RichTextField,
  StaticDescription,
  StaticLabel,
  TextareaField,
  TextField,
  UIField,
  UploadField,
} from 'payload';
import { departmentOf, editorsField } from '../access.ts';
import { isTranslation } from '../platform/college-languages.ts';
import { enqueueAttachedPictures } from '../platform/texts/enqueue-extraction.ts';
import { say } from '../words/say.ts';

/** A line of text for visitors, in every language. */
export const line = (
  name: string,
  label: StaticLabel,
  description?: StaticDescription,
): TextField => ({
  name,
  label,
  type: 'text',
  localized: true,
  admin: { description },
});

/**
 * The first line of a row. Required in the main language only, because other languages fall back to it.
 */
export const rowTitle = (name: string, label: string): TextField => ({
  ...line(name, label),
  // Not `required`, because the database would demand every language.
  admin: { components: { Label: '/admin/fields/NeededLabel.tsx#NeededLabel' } },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    isTranslation(req.locale) ||
    /\S/.test(String(value ?? '')) ||
    say(req.i18n.language, 'Fill in this field.'),
});

export const longText = (name: string, label: string, description?: string): RichTextField => ({
  name,
  label,
  type: 'richText',
  localized: true,
  admin: { description },
});

/** Plain text of several lines. */
export const sentences = (name: string, label: string, description?: string): TextareaField => ({
  name,
  label,
  type: 'textarea',
  localized: true,
  admin: { description },
});

/** A line that is the same in every language, such as a number, a code or an address. */
export const plain = (name: string, label: string, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  admin: { description },
});

/**
 * An address that a visitor's browser opens; script addresses are refused. Only fields of this kind
 * count as references to files and pages.
 */
export const webAddress = (name: string, label: string, description?: string): TextField => ({
  ...plain(name, label, description),
  custom: { isAddress: true },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(String(value)) ||
    say(
      req.i18n.language,
      'Start the address with https://. For a page of this website, start with /.',
    ),
});

/** List column for a tick box. */
export const yesNo = { Cell: '/admin/fields/YesNo.tsx#YesNo' };

/** Shows links that lead nowhere while somebody edits the form. */
export const linkAdvice: UIField = {
  name: 'linkAdvice',
  type: 'ui',
  admin: { components: { Field: '/admin/advice/Advice.tsx#LinkAdvice' } },
};

/** Keeps what is typed until it is saved, and compares it with a newer version. */
export const unsavedWork: UIField = {
  name: 'unsavedWork',
  label: 'Not saved yet',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/admin/unsaved/UnsavedWork.tsx#UnsavedWork' },
  },
};

/** Shows when the record will be published or unpublished. */
export const plannedPublishing: UIField = {
  name: 'planned',
  label: 'Scheduled',
  type: 'ui',
  admin: {
    disableListColumn: false,
    components: {
      Field: '/admin/schedule/Scheduled.tsx#Scheduled',
      Cell: '/admin/schedule/Scheduled.tsx#ScheduledCell',
    },
  },
};

const pictures = { mimeType: { contains: 'image/' } };

export const picture = (name: string, label: string, description?: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: pictures,
  admin: { description },
});

/** A field of files of one list. */
type FilesField = Extract<UploadField, { relationTo: string }>;

/** `admin` of a field of many files, with our upload in place of Payload's. */
const manyFiles = (description: string | undefined, clientProps = {}): FilesField['admin'] => ({
  description,
  allowCreate: false,
  components: { afterInput: [{ path: '/admin/uploads/AddFiles.tsx#AddFiles', clientProps }] },
});

export const picturesOf = (name: string, label: string, description?: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  filterOptions: pictures,
  admin: manyFiles(description, { onlyPictures: true }),
});

export const attachments = (name: string, label: string, description?: string): FilesField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  admin: manyFiles(description),
  hooks: { afterChange: [enqueueAttachedPictures] },
});

export const day = (name: string, label: string, required = false): DateField => ({
  name,
  label,
  type: 'date',
  required,
  index: true,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
});

/** `admin.components` of a row list, which labels each row by its first column with text. */
export const rowLabels = (singular: string, ...columns: string[]) => ({
  RowLabel: { path: '/admin/fields/RowTitle.tsx#RowTitle', clientProps: { singular, columns } },
});

/** Entries that pages show as cards or links. */
export const tiles = (name: string, label: string, description?: string): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: { singular: 'entry', plural: 'entries' },
  admin: { description, initCollapsed: true, components: rowLabels('entry', 'title') },
  fields: [
    line('title', 'Title'),
    line('description', 'Description'),
    webAddress('link', 'Link'),
    picture('image', 'Picture'),
  ],
});

/** The department that a record belongs to. Department editors cannot change it. */
export const department = (description: string): RelationshipField => ({
  name: 'department',
  label: 'Department',
  type: 'relationship',
  relationTo: 'departments',
  index: true,
  access: { update: editorsField },
  defaultValue: ({ req }: { req: PayloadRequest }) => departmentOf(req),
  hooks: {
    beforeValidate: [({ req, value }) => departmentOf(req) ?? value],
  },
  admin: { description, position: 'sidebar', allowCreate: false, allowEdit: false },
});

/** Position of a record in its list. */
export const order = (description = ''): NumberField => ({
  name: 'order',
  label: 'Order in the list',
  type: 'number',
  defaultValue: 100,
  admin: { position: 'sidebar', description: `Smaller numbers come first. ${description}`.trim() },
});
