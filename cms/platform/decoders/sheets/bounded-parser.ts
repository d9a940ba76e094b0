/** A parser of HTML and XML with limits of depth and attributes. */

import { Parser } from 'htmlparser2';
import { Refusal } from '../../refusal.ts';

const DEEPEST = 200;
const MOST_ATTRIBUTES = 200;

export interface ElementHandlers {
  /** Called for an opening tag. Names of attributes have no namespace prefix. */
  open: (name: string, attributes: Record<string, string>) => void;
  text: (piece: string) => void;
  close: (name: string) => void;
}

/** Creates a parser. Names have no namespace prefix; in HTML they are in lower case. */
export function boundedParser(handlers: ElementHandlers, kind: 'html' | 'xml'): Parser {
  let depth = 0;
  let attributes = 0;
  const isXml = kind === 'xml';
  return new Parser(
    {
      onattribute() {
        attributes += 1;
        if (attributes > MOST_ATTRIBUTES) throw new Refusal('tooManyNames');
      },
      onopentag(name, values) {
        attributes = 0;
        depth += 1;
        if (depth > DEEPEST) throw new Refusal('tooDeep');
        handlers.open(bare(name), bareNames(values));
      },
      ontext: handlers.text,
      onclosetag(name) {
        depth -= 1;
        handlers.close(bare(name));
      },
    },
    {
      xmlMode: isXml,
      lowerCaseTags: !isXml,
      lowerCaseAttributeNames: !isXml,
      decodeEntities: true,
    },
  );
}

const bare = (name: string) => name.slice(name.lastIndexOf(':') + 1);

function bareNames(values: Record<string, string>): Record<string, string> {
  const names: Record<string, string> = {};
  for (const name in values) names[bare(name)] = values[name] ?? '';
  return names;
}
