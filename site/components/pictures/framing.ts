/** Whether the content security policy lets an address be framed: hosts stand there as origins, `*.` for any below one. */
export const mayBeFramed = (
  { protocol, host }: Pick<URL, 'protocol' | 'host'>,
  origins: readonly string[],
): boolean =>
  origins.some((origin) => {
    const [scheme, named = ''] = origin.replace(/\/$/, '').split('//');
    if (scheme !== protocol) return false;
    return named.startsWith('*.') ? host.endsWith(named.slice(1)) : host === named;
  });
