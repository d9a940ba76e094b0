/** The rules of a call's fields as plain data, because forms do not send schemas to the browser. */
import { z } from 'zod';
import { type CallName, calls } from './calls.ts';

export interface Rule {
  /** True if the field must not be empty. */
  required: boolean;
  /** Most characters. */
  most?: number;
  /** A regular expression for the whole value, with the flag `u`. */
  pattern?: string;
}

/** Reads the rules of these fields. Throws if the call does not have one of them. */
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
