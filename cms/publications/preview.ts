/** Bounds and answers of the import of publications, for the endpoints and their screen. */
/** Upper bounds of a file. */
export const citationLimits = {
  bytes: 5 * 1024 * 1024,
  entries: 2000,
  /** Characters of a field. */
  field: 2000,
  /** Authors of one work. “et al.” stands for the others. */
  authors: 60,
} as const;

/** A publication of a file, as the screen shows it before it is imported. */
export interface PreviewedPublication {
  /** The publication itself, which the import gets back. */
  citation: object;
  /** Different: a row of the profile has other values. */
  state: 'new' | 'same' | 'different';
  title: string;
  /** Authors, journal or book, and year. */
  details: string;
  table: string;
  differences: { label: string; before: string; after: string }[];
  notes: string[];
}

export interface PublicationPreview {
  publications: PreviewedPublication[];
  /** Entries that cannot be imported, by their key or title. */
  leftOut: { name: string; reason: string }[];
}

export interface PublicationResult {
  added: number;
  changed: number;
  /** Publications that changed in the profile after the preview. */
  skipped: number;
  /** True if the profile is a draft, which visitors do not see yet. */
  isDraft: boolean;
}
