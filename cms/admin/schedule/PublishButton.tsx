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
  const {
    id,
    collectionSlug = '',
    hasPublishedDoc,
    hasPublishPermission,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo();
  const modified = useFormModified();
  const { openModal } = useModal();
  const { t } = useTranslation();
  const canSchedule = hasScheduledPublishEnabled(useConfig().getEntityConfig({ collectionSlug }));
  const publish = usePublish();
  if (!hasPublishPermission) return null;
  const isUploading = uploadStatus === 'uploading';
  const hasChanges = modified || unpublishedVersionCount > 0 || !hasPublishedDoc;
  return (
    <>
      {canSchedule && (
        <Button
          buttonStyle="secondary"
          disabled={isUploading}
          id="schedule-publish"
          margin={false}
          onClick={() => openModal(scheduleDrawer(id))}
          size="medium"
        >
          {t('version:schedulePublish')}
        </Button>
      )}
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges || isUploading}
        onClick={() => void publish()}
        size="medium"
        type="button"
      >
        {t('version:publishChanges')}
      </FormSubmit>
      {canSchedule && <ScheduleDrawer />}
    </>
  );
}
