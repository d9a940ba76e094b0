/** Whether the links of a form lead anywhere. Only our own website is asked, never somebody else's server. */
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { environment } from '../../platform/environment.ts';
import { isFile } from '../../platform/references/address-targets.ts';
import { say } from '../../words/say.ts';

const TIMEOUT = 3000;
/** More than any form of ours holds; whoever sends more gets no more work done. */
const MOST = 60;

/** A file that is not public yet: what links to it makes it so. */
type IsFile = (address: string) => Promise<boolean>;

/** What an editor should know about these links, one sentence each. */
export async function adviseOnLinks(
  addresses: readonly string[],
  isFile: IsFile = async () => false,
  language: string = DEFAULT_LOCALE,
): Promise<string[]> {
  const distinct = [...new Set(addresses)].slice(0, MOST);
  const advice = await Promise.all(distinct.map((address) => adviseOn(address, isFile, language)));
  return advice.filter((sentence) => sentence !== undefined);
}

async function adviseOn(
  address: string,
  isFile: IsFile,
  language: string,
): Promise<string | undefined> {
  if (!URL.canParse(address, environment.SITE_URL))
    return say(language, '{{address}} is not a valid address.', { address });
  const { origin, hostname, pathname, search } = new URL(address, environment.SITE_URL);
  if (origin === environment.SITE_URL)
    return (await isMissing(pathname + search)) && !(await isFile(address))
      ? say(language, 'The website has no page at {{address}}. Check the link.', { address })
      : undefined;
  const anywhere = hostname.includes('.') || /^(mailto|tel):/.test(address);
  return anywhere
    ? undefined
    : say(
        language,
        '{{address}} works only on computers of the college. Visitors cannot open it.',
        { address },
      );
}

/** The website answers an address that it lacks with 404, or leads on to another page. Silence says nothing. */
async function isMissing(path: string): Promise<boolean> {
  const init = {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  } as const;
  const response = await fetch(environment.SITE_URL + path, init).catch(() => undefined);
  return response !== undefined && [301, 302, 303, 307, 308, 404, 410].includes(response.status);
}

/** Asked by forms of the admin while somebody writes. */
export const linkAdvice: Endpoint = {
  path: '/link-advice',
  method: 'post',
  handler: async (req) => {
    const { language } = req.i18n;
    if (!req.user) return new Response(say(language, 'Please sign in first.'), { status: 401 });
    await addDataAndFileToRequest(req);
    const { addresses } = asRecord(req.data);
    const asked = Array.isArray(addresses) ? addresses.map(String) : [];
    return Response.json(
      await adviseOnLinks(asked, (address) => isFile(address, req.payload), language),
    );
  },
};
