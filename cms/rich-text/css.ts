/** Reads the few CSS declarations that carry meaning: from an element's style, and from rules for its class. */

export type Declarations = ReadonlyMap<string, string>;

const MAX_RULES = 2000;
/** CSS comments, and HTML comment marks that hide CSS from old browsers. */
const noise = /\/\*[\s\S]*?\*\/|<!--|-->/g;

/**
 * Declarations by `class` or `tag.class`, as Excel, Google Docs and Word write them in `<style>`.
 */
export type ClassRules = ReadonlyMap<string, Declarations>;

export function readClassRules(document: Document): ClassRules {
  const rules = new Map<string, Declarations>();
  for (const sheet of document.querySelectorAll('style'))
    for (const part of (sheet.textContent ?? '').replace(noise, '').split('}')) {
      const [selectors = '', body] = part.split('{');
      if (body === undefined || rules.size > MAX_RULES) continue;
      const declarations = parseDeclarations(body);
      for (const selector of selectors.split(',')) {
        const [name] = /[\w-]*\.[\w-]+$/.exec(selector.trim()) ?? [];
        if (!name || /[\s>+~:]/.test(selector.trim())) continue;
        const key = name.toLowerCase().replace(/^\./, '');
        rules.set(key, new Map([...(rules.get(key) ?? []), ...declarations]));
      }
    }
  return rules;
}

/** Declarations of the element itself override those of its class. */
export function declarationsOf(element: Element, rules: ClassRules): Declarations {
  const own = parseDeclarations(element.getAttribute('style') ?? '');
  if (rules.size === 0) return own;
  const tag = element.localName;
  const classes = (element.getAttribute('class') ?? '').toLowerCase().split(/\s+/).slice(0, 20);
  const shared = classes.flatMap((name) => [
    ...(rules.get(name) ?? []),
    ...(rules.get(`${tag}.${name}`) ?? []),
  ]);
  return new Map([...shared, ...own]);
}

function parseDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim().toLowerCase();
    declarations.set(
      name,
      part
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}
