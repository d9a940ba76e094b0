/**
 * Follows the recipes of CONTRIBUTING.md. The fence of a code block names the file. With `diff`,
 * lines starting with + are added where the unmarked lines are, and lines starting with - are
 * removed; otherwise the block is the whole new file. Lines of `sh` blocks are commands.
 */
export interface Step {
  language: string;
  /** Path of a file; empty if the step runs a command. */
  file: string;
  text: string;
}
export interface Recipe {
  title: string;
  steps: Step[];
}

/** Every section with a block that names a file. */
export function recipesOf(markdown: string): Recipe[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      steps: [...section.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
        ([, language = '', file = '', text = '']) => ({ language, file, text }),
      ),
    }))
    .filter(({ steps }) => steps.some(({ file }) => file));
}

/** Content of a file after a step. Throws if the text to replace is missing or occurs twice. */
export function applyStep({ language, file, text }: Step, before: string | undefined): string {
  if (language !== 'diff') {
    if (before !== undefined) throw new Error(`${file} is there already.`);
    return text;
  }
  const lines = text.trimEnd().split('\n');
  const linesWithout = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [old, replacement] = [linesWithout('+'), linesWithout('-')];
  const [start, end, ...more] = (before ?? '').split(old);
  if (start === undefined || end === undefined || more.length > 0)
    throw new Error(`${file} should have this once:\n${old}`);
  return start + replacement + end;
}
