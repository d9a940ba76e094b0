/** The fields of a form as data. `islands/Form.tsx` shows, checks and sends all forms. */
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import { type ConsentName, consentNames } from '@college/contract/consents';
import type { Submitted } from '@college/contract/entities';
import type { Strings } from '../strings/en.ts';
import type { FieldKind } from './field-kinds.ts';

export type FieldName = keyof Strings['forms']['fields'];
/** The texts that one form needs: those of its own fields, and of the verification if it has one. */
export type Words = Omit<Strings['forms'], 'each' | 'fields' | 'verification'> & {
  fields: Partial<Record<FieldName, string>>;
  verification?: VerificationWords;
};
export type VerificationWords = Strings['forms']['verification'];
export type Values = Partial<Record<FieldName, string>>;

export interface Field {
  kind: FieldKind;
  autoComplete?: string;
  /** Number of lines of a paragraph. */
  rows?: number;
  /** Name of the help text. */
  hint?: 'phoneHint' | 'companyHint' | 'departmentHint';
}
export type Fields = Partial<Record<FieldName, Field>>;

/** The calls that store a form. */
type FormCall = {
  [Name in CallName]: CallOutput<Name> extends Submitted ? Name : never;
}[CallName];

/** The values of the fields in the call. */
type CallValues<Asked extends Fields> = {
  [Name in keyof Asked]: Asked[Name] extends { kind: 'year' } ? number : string;
};
interface Proofs {
  captcha: string;
  /** The photo, if the form has one. */
  dp: { path: string }[];
}
/** The boxes of the form by name, true if ticked. */
export type Agreed = Partial<Record<ConsentName, boolean>>;

export interface FormDefinition<Call extends FormCall = FormCall, Asked extends Fields = Fields> {
  call: Call;
  /** Fields in the order of the page. */
  fields: Asked;
  /** `type` of the photo, for forms that verify an e-mail address and then ask for a photo. */
  photoType?: string;
  /** Returns the input of the call. */
  toCall(values: CallValues<Asked>, proofs: Proofs, agreed: Agreed): CallInput<Call>;
}

/** Checks that a form fits its call. A field with another name does not compile. */
export const defineForm = <Call extends FormCall, const Asked extends Fields>(
  definition: FormDefinition<Call, Asked>,
): FormDefinition<Call, Asked> => definition;

export const formFields = ({ fields }: FormDefinition) =>
  Object.entries(fields) as [FieldName, Field][];

/** Picks the texts that the browser needs for this form. */
export function pickWords(
  definition: FormDefinition,
  { each, fields, verification, ...common }: Strings['forms'],
): Words {
  const fieldWords = formFields(definition).map(([name]) => [name, fields[name]]);
  return {
    ...common,
    fields: Object.fromEntries(fieldWords),
    ...(definition.photoType && { verification }),
  };
}

/** The content of a form. */
export interface FormInput {
  values: Values;
  captcha: string;
  agreed: Agreed;
}

export function readForm(formData: FormData, definition: FormDefinition): FormInput {
  const field = (name: string) => String(formData.get(name) ?? '');
  return {
    values: Object.fromEntries(formFields(definition).map(([name]) => [name, field(name)])),
    captcha: field('captcha'),
    agreed: Object.fromEntries(consentNames.map((name) => [name, formData.has(name)])),
  };
}
