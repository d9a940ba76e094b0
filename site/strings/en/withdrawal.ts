import { retention } from '@college/contract/retention';

/** The page that the link in mails to senders opens. */
export const withdrawal = {
  lead: 'You sent something to the college and no longer agree that it is kept or shown.',
  effect: `Nobody sees it any more from now on, and it is erased after ${retention.deleted} days. The college cannot bring it back.`,
  withdraw: 'Withdraw what I sent ({reference})',
  done: `Your consent is withdrawn. Nobody sees any more what you sent, and it is erased after ${retention.deleted} days.`,
  unknown: 'This link is not complete or no longer valid. Open it again from the e-mail.',
  openLink: 'Open the link in the e-mail that you got from the college.',
  office: 'You can also write to the college office or call it:',
} as const;
