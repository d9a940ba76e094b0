/** Checks the links of a form. Requests go only to our own website, never to other servers. */
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { z } from 'zod';
import { mayOpenAdmin } from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { requestWithin } from '../../platform/http/checked-request.ts';
import { isFile } from '../../platform/references/address-targets.ts';
import { staffCall } from '../../staff-call.ts';
import { say } from '../../words/say.ts';

const TIMEOUT = 3000;
/** Upper bound of links per request. No form has more. */
const MOST = 60;

/** True for an uploaded file that is not public yet. A link to it makes it public. */
type IsFile = (address: string) => Promise<boolean>;

/** Returns one sentence for each link that does not work. */
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

/** True if the website answers 404 or a redirect. False if it does not answer. */
async function isMissing(path: string): Promise<boolean> {
  const init = {
    method: 'HEAD',
    signal: AbortSignal.timeout(TIMEOUT),
  } as const;
  // The website may be stopped or slow. Then there is no advice.
  const response = await requestWithin(environment.SITE_URL, path, init).catch(() => undefined);
  return response !== undefined && [301, 302, 303, 307, 308, 404, 410].includes(response.status);
}

/** Advice for a form of the admin, while somebody types. */
export const linkAdvice = staffCall({
  path: '/link-advice',
  method: 'post',
  input: z.object({ addresses: z.array(z.coerce.string()).catch([]) }),
  right: mayOpenAdmin,
  refusal: 'signIn',
  handle: ({ addresses }, { payload, i18n }) =>
    adviseOnLinks(addresses, (address) => isFile(address, payload), i18n.language),
});
