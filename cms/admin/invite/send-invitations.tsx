/** Sends invitations, and returns a sentence for each person. */
import { Banner } from '@payloadcms/ui';
import { post, problemOf } from '../../staff-api/ask.ts';
import type { InvitationResult } from '../../staff-api/invitations/invitation-endpoint.ts';
import type { Sentence } from '../../words/say.ts';
import { useSay } from '../use-say.ts';

const sentences: Record<Exclude<InvitationResult['outcome'], 'confirm'>, Sentence> = {
  invited: '{{name}}: invited by e-mail.',
  again: '{{name}}: invited again by e-mail. The link in the earlier e-mail no longer works.',
  'just-now': '{{name}}: an e-mail was sent a moment ago. Wait five minutes.',
  'signs-in': '{{name}}: already has an account and uses it.',
  taken: '{{name}}: not invited. Somebody else has an account with this address.',
  refused:
    '{{name}}: not invited. The address, the department or the profile does not match the role.',
  'no-address': '{{name}}: not invited. The profile has no official e-mail address.',
  'bad-address': '{{name}}: not invited. This is not a valid e-mail address.',
};

/** Results of an invitation if the server has no mail server. */
const unsent: Partial<typeof sentences> = {
  invited: '{{name}}: the account is ready, but no e-mail was sent.',
  again: '{{name}}: no e-mail was sent.',
};

type Say = (sentence: Sentence, names?: Record<string, string>) => string;

/** Address that the administrator has to check before the e-mail is sent. */
export type AddressToConfirm = InvitationResult & { employee: number };

export interface SentInvitations {
  /** Sentences, one for each person. */
  lines: string[];
  toConfirm: AddressToConfirm[];
}

const needsConfirmation = (result: InvitationResult): result is AddressToConfirm =>
  result.outcome === 'confirm' && result.employee !== undefined;

/** Name and address of a person, if both are known. */
const nameOf = ({ name, address }: InvitationResult): string =>
  name && address ? `${name} (${address})` : name || address;

export async function sendInvitations(
  request: object,
  say: Say,
  sendsMail: boolean,
): Promise<SentInvitations> {
  try {
    const { outcomes } = await post<{ outcomes: InvitationResult[] }>('/api/invitations', request);
    const lines = outcomes.flatMap((result) =>
      result.outcome === 'confirm'
        ? []
        : [
            say((!sendsMail && unsent[result.outcome]) || sentences[result.outcome], {
              name: nameOf(result),
            }),
          ],
    );
    return { lines, toConfirm: outcomes.filter(needsConfirmation) };
  } catch (error) {
    return { lines: [problemOf(error, say)], toConfirm: [] };
  }
}

/** Says before anybody is invited that no mail can be sent. */
export function NoMailServer() {
  const say = useSay();
  return (
    <Banner type="error">
      {say(
        'This server cannot send e-mail yet. Ask the person who runs it to set SMTP_URL. Then invite again, because nobody gets a link until then.',
      )}
    </Banner>
  );
}

/** Results of invitations. Screen readers announce them. */
export const Outcomes = ({ lines }: { lines: readonly string[] }) => (
  <ul aria-live="polite">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
