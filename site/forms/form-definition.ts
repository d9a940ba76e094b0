/** What a form asks for, as data: how it looks, checks and sends is the same for all (`islands/Form.tsx`). */
import type { CallInput, CallName, CallOutput } from '@college/contract/calls';
import type { Submitted } from '@college/contract/entities';
import type { Strings } from '../strings/en.ts';
import type { FieldKind } from './fields/field-kinds.ts';

export type FieldName = keyof Strings['forms']['fields'];
/** The words of one form: of its fieldWords fields, and of the verification where it has one. */
export type Words = Omit<Strings['forms'], 'each' | 'fields' | 'verification'> & {
  fields: Partial<Record<FieldName, string>>;
  verification?: VerificationWords;
};
export type VerificationWords = Strings['forms']['verification'];
export type Values = Partial<Record<FieldName, string>>;

export interface Field {
  kind: FieldKind;
  autoComplete?: string;
  /** Lines, of a paragraph. */
  rows?: number;
  /** What to know before typing. */
  hint?: 'phoneHint' | 'companyHint' | 'departmentHint';
}
export type Fields = Partial<Record<FieldName, Field>>;

/** The calls that keep what a form sends. */
type FormCall = {
  [Name in CallName]: CallOutput<Name> extends Submitted ? Name : never;
}[CallName];

/** The fields as they travel. */
type CallValues<Asked extends Fields> = {
  [Name in keyof Asked]: Asked[Name] extends { kind: 'year' } ? number : string;
};
interface Proofs {
  captcha: string;
  /** The photo, where the form asks for one. */
  dp: { path: string }[];
  show_contact: boolean;
}

export interface FormDefinition<Call extends FormCall = FormCall, Asked extends Fields = Fields> {
  call: Call;
  /** In the order of the page. */
  fields: Asked;
  /** For whose sender proves an e-mail address, and then sends a photo: its `type`. */
  photoType?: string;
  /** Whether the sender may allow their e-mail and phone to be shown. */
  mayShowContact?: true;
  /** What the call is given. */
  toCall(values: CallValues<Asked>, proofs: Proofs): CallInput<Call>;
}

/** Checks that a definition fits its call: a field that either side names otherwise does not compile. */
export const defineForm = <Call extends FormCall, const Asked extends Fields>(
  definition: FormDefinition<Call, Asked>,
): FormDefinition<Call, Asked> => definition;

export const formFields = ({ fields }: FormDefinition) =>
  Object.entries(fields) as [FieldName, Field][];

/** Picks the words that travel to the browser with this form. */
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

/** What stands in a form. */
export interface FormInput {
  values: Values;
  captcha: string;
  consent: boolean;
  showContact: boolean;
}

export function readForm(formData: FormData, definition: FormDefinition): FormInput {
  const field = (name: string) => String(formData.get(name) ?? '');
  return {
    values: Object.fromEntries(formFields(definition).map(([name]) => [name, field(name)])),
    captcha: field('captcha'),
    consent: formData.has('consent'),
    showContact: formData.has('show_contact'),
  };
}
