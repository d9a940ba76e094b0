/** Asks for invitations, and says in a sentence each what became of them. */
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
    const response = await fetch('/api/invitations', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const { outcomes, errors } = await response.json();
    if (!response.ok) return [String(errors?.[0]?.message ?? say('That did not work.'))];
    return outcomes.map(({ name, outcome }: Invited) => say(sentences[outcome], { name }));
  } catch {
    return [say('That did not reach the server. Try again.')];
  }
}
