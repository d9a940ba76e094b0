'use client';
import {
  Button,
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { ScheduleDrawer, scheduleDrawer } from './ScheduleDrawer.tsx';
import { usePublish } from './use-publish.ts';

/**
 * Publishes the record in all its languages. Another button schedules this, also for a new record.
 * Payload's own button schedules only saved records, and publishes one language at a time.
 */
export function PublishButton() {
  const { hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const modified = useFormModified();
  const { t } = useTranslation();
  const publish = usePublish();
  if (!hasPublishPermission) return null;
  const isUploading = uploadStatus === 'uploading';
  const hasChanges = modified || unpublishedVersionCount > 0 || !hasPublishedDoc;
  return (
    <>
      <ScheduleButton />
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges || isUploading}
        onClick={() => void publish()}
        size="medium"
        type="button"
      >
        {t('version:publishChanges')}
      </FormSubmit>
    </>
  );
}

/** Opens the drawer that schedules the open record, if its content type can be scheduled. */
export function ScheduleButton() {
  const { id, collectionSlug = '', uploadStatus } = useDocumentInfo();
  const { openModal } = useModal();
  const { t } = useTranslation();
  if (!hasScheduledPublishEnabled(useConfig().getEntityConfig({ collectionSlug }))) return null;
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={uploadStatus === 'uploading'}
        id="schedule-publish"
        margin={false}
        onClick={() => openModal(scheduleDrawer(id))}
        size="medium"
      >
        {t('version:schedulePublish')}
      </Button>
      <ScheduleDrawer />
    </>
  );
}
