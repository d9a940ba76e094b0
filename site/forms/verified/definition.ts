/** What a form with a verified e-mail address asks for, as data: the form itself is the same for all. */
import type { Strings } from '../../strings/en.ts';

export type FieldKind = 'line' | 'email' | 'phone' | 'paragraph' | 'department' | 'course' | 'year';

export interface FieldDefinition {
  name: FieldName;
  kind: FieldKind;
  /** Characters. */
  max: number;
  autoComplete?: string;
}
export type FieldName = keyof Strings['forms']['fields'];
export type Values = Partial<Record<FieldName, string>>;

export interface FormDefinition {
  call: 'add-alumni-registration' | 'add-message';
  /** What the call is told beside the fields. */
  also: Record<string, string>;
  /** The `type` of its photo. */
  photoType: string;
  fields: readonly FieldDefinition[];
  thanks: keyof Strings['forms']['thanks'];
  /** Whether the sender may allow their e-mail and phone to be shown. */
  mayShowContact: boolean;
}
