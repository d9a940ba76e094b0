import type { Clerk } from './clerk.ts';

type Files = Extract<Parameters<Clerk['give']>[1], readonly { name: string; buffer: Buffer }[]>;

/**
 * Uploads files in a form's field. They open in a dialog, where each picture gets alternative text.
 */
export async function attach(clerk: Clerk, field: string, files: Files, words?: string) {
  const { page } = clerk;
  await clerk.press(clerk.field(field).locator('.upload__createNewToggler'));
  await describeInDialog(clerk, files, words);
  const rows = page.locator(`#field-${field} .upload--has-many__dragItem`);
  await rows.nth(files.length - 1).waitFor();
}

/** Chooses files in the open dialog, describes pictures, and saves. */
export async function describeInDialog(clerk: Clerk, files: Files, words?: string) {
  const { page } = clerk;
  await clerk.give(page.locator('dialog input[type="file"]').first(), files);
  const dialog = page.locator('dialog').last();
  if (words)
    for (const [at, { name }] of files.entries()) {
      if (at > 0)
        await clerk.press(dialog.locator('.bulk-upload--actions-bar__controls button').nth(1));
      await dialog.locator(`input[value="${name}"]`).waitFor();
      await dialog.locator('#field-alt').fill(`${words} ${at + 1}`);
    }
  await clerk.press(dialog.getByRole('button', { name: clerk.say('Save'), exact: true }));
}
