/** What a call's schema asks of its fields, as plain data: for forms, which carry no schema to the browser. */
import { z } from 'zod';
import { type CallName, calls } from '../calls.ts';

export interface Rule {
  /** Whether it may not be left empty. */
  required: boolean;
  /** Characters, at most. */
  most?: number;
  /** A regular expression for the whole of it, with the flag `u`. */
  pattern?: string;
}

/** The rules of these fields; throws where the call has one of them not. */
export function rulesOf<Name extends string>(
  call: CallName,
  names: readonly Name[],
): Record<Name, Rule> {
  const schema = z.toJSONSchema(calls[call].input, { unrepresentable: 'any' });
  const shapes = (schema.oneOf ?? [schema]) as z.core.JSONSchema.BaseSchema[];
  const shape = shapes.find(({ properties = {} }) => names.every((name) => name in properties));
  if (!shape) throw new Error(`${call} does not take ${names.join(', ')}.`);
  const rules = names.map((name): [Name, Rule] => {
    const property = shape.properties?.[name];
    const { maxLength, pattern } = typeof property === 'object' ? property : {};
    return [name, { required: (shape.required ?? []).includes(name), most: maxLength, pattern }];
  });
  return Object.fromEntries(rules) as Record<Name, Rule>;
}
