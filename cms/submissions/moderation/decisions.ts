/** What deciding about a submission has in common, whatever was sent. */
import { pathIn } from '@college/contract/locales';
import { APIError, type PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { environment } from '../../platform/environment.ts';
import { collegeName, queueMail } from '../../platform/mail/mail.ts';
import { type Decided, decisionMails } from '../../platform/mail/texts.ts';
import { type Sentence, say } from '../../words/say.ts';

export interface Submission {
  status?: 'pending' | 'approved' | 'rejected' | null;
  reason?: string | null;
  reference?: string | null;
  name?: string | null;
  email?: string | null;
  /** In which it was sent. */
  locale?: string | null;
  photos?: (number | { id: number })[] | null;
  decisions?: Decision[] | null;
}

interface Decision {
  at: string;
  by: string;
  what: string;
  reason?: string | null;
}

/** What it was decided to be just now; undefined when nothing was decided. */
export const decision = (now: Submission, before: Submission | undefined) =>
  before !== undefined && now.status !== before.status ? now.status : undefined;

/** The trail with what was decided just now at its end. */
export const withDecision = (
  now: Submission,
  before: Submission | undefined,
  { user }: PayloadRequest,
): Decision[] => [
  ...(before?.decisions ?? []),
  {
    at: new Date().toISOString(),
    by: user?.email ?? 'the system',
    what: String(now.status),
    reason: now.status === 'rejected' ? now.reason : undefined,
  },
];

export const refuse = ({ i18n }: PayloadRequest, sentence: Sentence) =>
  new APIError(say(i18n.language, sentence), 409, undefined, true);

/** A path of the website that shows approved submissions; undefined where none does for certain. */
type PagePath = (req: PayloadRequest) => Promise<string | undefined>;

/** Tells the sender, in the language of what they sent; editors' own messages have none. */
export async function mailDecision(
  kind: Decided,
  { status, reason, reference, name, email, locale }: Submission,
  req: PayloadRequest,
  pagePath: PagePath,
): Promise<void> {
  if (!email || !reference || (status !== 'approved' && status !== 'rejected')) return;
  const language = collegeLocale(locale);
  const sender = { college: await collegeName(req, language), name: name ?? '', reference };
  const texts = decisionMails[language][kind];
  if (status === 'rejected') {
    await queueMail(req, { to: email, ...texts.rejected(sender, reason?.trim() ?? '') });
    return;
  }
  const path = await pagePath(req);
  const page = path && environment.SITE_URL + pathIn(language, path);
  await queueMail(req, { to: email, ...texts.approved({ ...sender, page }) });
}

/** The private photos go with their submission. */
export async function deletePhotos({ photos }: Submission, req: PayloadRequest): Promise<void> {
  const ids = (photos ?? []).map((photo) => (typeof photo === 'object' ? photo.id : photo));
  if (ids.length === 0) return;
  await req.payload.delete({
    collection: 'submitted-photos',
    where: { id: { in: ids } },
    req,
    ...asSystem,
  });
}
