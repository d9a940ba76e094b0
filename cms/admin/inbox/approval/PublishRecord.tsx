'use client';
import {
  FormSubmit,
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
} from '@payloadcms/ui';
import { isSecondAccount } from '../../../access.ts';
import { SEEN_AT } from '../../../content/approval/seen-at.ts';
import { post, problemOf } from '../../../staff-api/ask.ts';
import { PublishButton, ScheduleButton } from '../../schedule/PublishButton.tsx';
import { useSay } from '../../use-say.ts';

interface Props {
  rule: { types: readonly string[]; pages: boolean };
  seenAt: string;
}

/** Publishes a notice or page, submits it, or approves what another account submitted, by the college's rule. */
export function PublishRecord({ rule, seenAt }: Props) {
  const {
    collectionSlug,
    hasPublishPermission,
    savedDocumentData: saved,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo();
  const { user } = useAuth();
  const type = useFormFields(([fields]) => fields.type?.value);
  const modified = useFormModified();
  const handIn = useHandIn();
  const approve = useApprove(seenAt);
  const say = useSay();
  const types = [type, saved?.type];
  const needsApproval =
    collectionSlug === 'pages' ? rule.pages : rule.types.some((each) => types.includes(each));
  if (!needsApproval) return <PublishButton />;
  if (!hasPublishPermission) return null;
  if (!modified && saved && isSecondAccount({ user }, saved))
    return (
      <>
        <ScheduleButton />
        <FormSubmit
          buttonId="action-save"
          onClick={() => void approve()}
          size="medium"
          type="button"
        >
          {say('Approve and publish')}
        </FormSubmit>
      </>
    );
  const isPublic = saved?._status === 'published' && unpublishedVersionCount === 0;
  const hasNothingNew = !modified && saved && (Boolean(saved.handed_in_at) || isPublic);
  return (
    <FormSubmit
      buttonId="action-hand-in"
      disabled={Boolean(hasNothingNew) || uploadStatus === 'uploading'}
      onClick={() => void handIn()}
      size="medium"
      type="button"
    >
      {say('Submit for approval')}
    </FormSubmit>
  );
}

/** Asks for publication, which the backend turns into a submission. Works for a new record, too. */
function useHandIn(): () => Promise<void> {
  const { collectionSlug, id, setUnpublishedVersionCount } = useDocumentInfo();
  const { submit } = useForm();
  const { code: locale } = useLocale();
  const say = useSay();
  return async () => {
    const record = id === undefined ? '' : `/${id}`;
    const answer = await submit({
      action: `/api/${collectionSlug}${record}?${new URLSearchParams({ depth: '0', locale })}`,
      disableSuccessStatus: true,
      overrides: { _status: 'published' },
    });
    if (!answer?.res?.ok) return;
    toast.success(say('Submitted for approval.'));
    setUnpublishedVersionCount((count) => count + 1);
  };
}

/** Sends the state alone, because an approval changes nothing else. */
function useApprove(seenAt: string): () => Promise<void> {
  const { collectionSlug, id, savedDocumentData: saved } = useDocumentInfo();
  const { code: locale } = useLocale();
  const say = useSay();
  return async () => {
    const parameters = new URLSearchParams({ depth: '0', locale, [SEEN_AT]: seenAt });
    const data = { _status: 'published', updatedAt: saved?.updatedAt };
    try {
      await post(`/api/${collectionSlug}/${id}?${parameters}`, data, 'PATCH');
      window.location.reload();
    } catch (error) {
      toast.error(problemOf(error, say));
    }
  };
}
