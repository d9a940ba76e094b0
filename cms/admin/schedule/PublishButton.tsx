'use client';
import {
  FormSubmit,
  PopupList,
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
 * Publishes the record in all its languages. Its menu can schedule this, also for a new record.
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
      <FormSubmit
        buttonId="action-save"
        disabled={!hasChanges || isUploading}
        enableSubMenu={canSchedule && !isUploading}
        onClick={() => void publish()}
        size="medium"
        SubMenuPopupContent={({ close }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="schedule-publish"
              onClick={() => {
                openModal(scheduleDrawer(id));
                close();
              }}
            >
              {t('version:schedulePublish')}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
        type="button"
      >
        {t('version:publishChanges')}
      </FormSubmit>
      {canSchedule && <ScheduleDrawer />}
    </>
  );
}
