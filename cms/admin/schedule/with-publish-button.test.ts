import { asRecord } from '@college/contract/as-record';
import { expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

it('every content type with drafts has the button that publishes all of its languages', {
  timeout: patience,
}, async () => {
  const { config } = await temporaryCms();
  const buttons = [...config.collections, ...config.globals].flatMap(
    ({ slug, admin, versions }) => {
      const { edit, elements } = asRecord(admin.components);
      const button = asRecord(edit ?? elements).PublishButton ?? 'of Payload';
      return asRecord(versions).drafts ? [[slug, button]] : [];
    },
  );
  expect(Object.fromEntries(buttons)).toEqual({
    employees: '/admin/inbox/approval/PublishProfileSlot.tsx#PublishProfileSlot',
    'evidence-files': '/admin/schedule/PublishButton.tsx#PublishButton',
    'evidence-groups': '/admin/schedule/PublishButton.tsx#PublishButton',
    notices: '/admin/schedule/PublishButton.tsx#PublishButton',
    pages: '/admin/schedule/PublishButton.tsx#PublishButton',
  });
});
