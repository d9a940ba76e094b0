/** Asks for invitations, and says in a sentence each what became of them. */
import { post, problemOf } from '../../staff-api/ask.ts';
import type { Outcome } from '../../staff-api/invitations/invite.ts';
import type { Sentence } from '../../words/say.ts';

interface Invited {
  name: string;
  outcome: Outcome | 'no-address';
}

const sentences: Record<Invited['outcome'], Sentence> = {
  invited: '{{name}}: invited, a mail is on its way.',
  again:
    '{{name}}: invited once more. The new mail is on its way, and the link of the old one is void.',
  'just-now': '{{name}}: was mailed just now. Wait five minutes.',
  'signs-in': '{{name}}: has an account, and has signed in with it.',
  taken: '{{name}}: not invited. Somebody else has an account with this address.',
  refused:
    '{{name}}: not invited. The address, the department or the profile does not fit the role.',
  'no-address': '{{name}}: not invited. The profile has no official e-mail address.',
};

type Say = (sentence: Sentence, names?: Record<string, string>) => string;

/** Lines for people to read. */
export async function sendInvitations(asked: object, say: Say): Promise<string[]> {
  try {
    const { outcomes } = await post<{ outcomes: Invited[] }>('/api/invitations', asked);
    return outcomes.map(({ name, outcome }) => say(sentences[outcome], { name }));
  } catch (error) {
    return [problemOf(error, say)];
  }
}
