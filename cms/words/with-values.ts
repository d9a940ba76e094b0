/** Replaces `{{name}}` in a sentence by its value. */
export const withValues = (
  sentence: string,
  values: Record<string, string | number | readonly string[]> = {},
): string => sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
