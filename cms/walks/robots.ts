/** Rules of a robots.txt for our link check: RFC 9309. */

interface Rule {
  isAllowed: boolean;
  /** Beginning of a path with its query; `*` is any text, `$` at the end is the end of the path. */
  path: string;
}

/** Characters of a file that are read, as the standard asks. */
const LONGEST = 500 * 1024;
/** Rules that are kept. */
const MOST_RULES = 1000;

/**
 * Returns a function that tells if a path with its query may be requested. The rules of the group that names `agent` hold,
 * otherwise those for all; the longest rule that matches decides.
 */
export function readRobots(text: string, agent: string): (path: string) => boolean {
  const groups = groupsOf(text.slice(0, LONGEST));
  const name = agent.toLowerCase();
  const named = groups.filter(({ agents }) => agents.includes(name));
  const own = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  // Of equally long rules the one that allows comes first.
  const rules = own
    .flatMap((group) => group.rules)
    .slice(0, MOST_RULES)
    .sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed));
  return (path) => rules.find((rule) => matches(rule.path, path))?.isAllowed ?? true;
}

function groupsOf(text: string) {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      if (value.trim())
        groups.at(-1)?.rules.push({ isAllowed: key === 'allow', path: value.trim() });
    }
  }
  return groups;
}

/** Compares part by part, because a pattern with many stars would take very long as an expression. */
function matches(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const parts = (isWhole ? rule.slice(0, -1) : rule).split('*');
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1;
    const next = isWhole && isLast ? path.length - part.length : path.indexOf(part, at);
    if (next < at || (isWhole && isLast && !path.endsWith(part))) return false;
    at = next + part.length;
  }
  return !isWhole || at === path.length;
}
