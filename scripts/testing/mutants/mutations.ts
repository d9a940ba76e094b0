/** Small changes of meaning that a test should notice, found in the syntax of a file. */
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Mutation {
  start: number;
  end: number;
  /** What stands there instead. */
  instead: string;
}

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Methods whose opposite is as easily written, and such as are easily left out. */
const opposites: Record<string, string> = { some: 'every', every: 'some' };
const leftOut = /^(filter|slice|trim|reverse|toReversed|sort|toSorted|toLowerCase|toUpperCase)$/;

const isTold = /^(console\.|show\()/;

/**
 * Every one of a file: comparisons, conditions, negations, guards, numbers, truths, calls that choose
 * or order, and calls that only do something.
 */
export function mutationsOf(file: string, code: string): Mutation[] {
  const found: Mutation[] = [];
  const inTypes = new Set<number>();
  /** What is seen by nobody when it changes. */
  const unseen = new Set<number>();
  const put = ({ start, end }: ESTree.Span, instead: string) => found.push({ start, end, instead });
  const flipped = (node: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const { left, right, operator } = node;
    const instead = operators[operator];
    // What stands between may be a parenthesis as well.
    const between = code.slice(left.end, right.start);
    if (instead)
      put(
        { start: left.end, end: right.start },
        between.replace(operator, () => instead),
      );
  };
  new Visitor({
    BinaryExpression: flipped,
    LogicalExpression: flipped,
    UnaryExpression(node) {
      if (node.operator === '!') put(node, code.slice(node.argument.start, node.argument.end));
    },
    IfStatement: ({ test }) => void put(test, 'false'),
    ConditionalExpression({ test, consequent, alternate }) {
      put(test, `!(${code.slice(test.start, test.end)})`);
      // Of what is compared the sign alone counts, and the order of two that are equal is none.
      if (code.slice(consequent.start, consequent.end) === '-1') {
        unseen.add(consequent.start + 1).add(alternate.start);
        if (test.type === 'BinaryExpression') unseen.add(test.left.end);
      }
    },
    CallExpression({ callee, end }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { name } = callee.property as ESTree.IdentifierName;
      if (opposites[name]) put(callee.property, opposites[name]);
      if (leftOut.test(name)) put({ start: callee.object.end, end }, '');
    },
    ExpressionStatement(node) {
      const { expression } = node;
      const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
      // What is only told to whoever sits there means nothing to the program.
      if (called.type === 'CallExpression' && !isTold.test(code.slice(called.start)))
        put(node, ';');
    },
    Property({ key, value }) {
      // A query that counts as well answers the same.
      if (key.type === 'Identifier' && key.name === 'pagination') unseen.add(value.start);
    },
    TSLiteralType({ literal }) {
      inTypes.add((literal.type === 'UnaryExpression' ? literal.argument : literal).start);
    },
    Literal(node) {
      if (typeof node.value === 'number')
        // A millisecond or a pixel more is seen by nobody.
        put(node, `${node.value > 1000 ? node.value * 10 : node.value + 1}`);
      if (typeof node.value === 'boolean') put(node, `${!node.value}`);
    },
  }).visit(parseSync(file, code).program);
  return found
    .filter(({ start }) => !inTypes.has(start) && !unseen.has(start))
    .sort((a, b) => a.start - b.start);
}

export const mutated = (code: string, { start, end, instead }: Mutation): string =>
  code.slice(0, start) + instead + code.slice(end);

/** The line of a mutation, as it was and as it is. */
export function describe(code: string, mutation: Mutation): string {
  const line = code.slice(0, mutation.start).split('\n').length;
  const lineOf = (text: string) => text.split('\n')[line - 1]?.trim() ?? '';
  return `${line}: ${lineOf(code)}\n      → ${lineOf(mutated(code, mutation))}`;
}
