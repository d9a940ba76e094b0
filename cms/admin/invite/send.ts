/** Asks for invitations, and says in a sentence each what became of them. */

interface Invited {
  name: string;
  outcome: string;
}

const sentences: Record<string, string> = {
  invited: 'invited: a mail is on its way.',
  again: 'invited once more: the new mail is on its way, and the link of the old one is void.',
  'just-now': 'was mailed just now. Wait five minutes.',
  'signs-in': 'has an account, and has signed in with it.',
  taken: 'not invited: somebody else has an account with this address.',
  refused: 'not invited: the address, the department or the profile does not fit the role.',
  'no-address': 'not invited: the profile has no official e-mail address.',
};

/** Lines for people to read. */
export async function sendInvitations(asked: object): Promise<string[]> {
  try {
    const response = await fetch('/api/invitations', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const { outcomes, errors } = await response.json();
    if (!response.ok) return [String(errors?.[0]?.message ?? 'That did not work.')];
    return outcomes.map(
      ({ name, outcome }: Invited) => `${name}: ${sentences[outcome] ?? outcome}`,
    );
  } catch {
    return ['That did not reach the server. Try again.'];
  }
}
