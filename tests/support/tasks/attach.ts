import type { Clerk } from './clerk.ts';

type Files = Extract<Parameters<Clerk['give']>[1], readonly { name: string; buffer: Buffer }[]>;

/** Uploads files in a form's field. Pictures get the same alternative text. */
export async function attach(clerk: Clerk, field: string, files: Files, words?: string) {
  await upload(clerk, `#field-${field}`, files, words);
  const rows = clerk.page.locator(`#field-${field} .upload--has-many__dragItem`);
  await rows.nth(files.length - 1).waitFor();
}

/** Chooses files, describes the pictures, and uploads all. */
export async function upload(clerk: Clerk, place: string, files: Files, words?: string) {
  const area = clerk.page.locator(`${place} .upload-files`);
  await clerk.give(area.locator('input[type="file"]'), files);
  if (words) await area.locator('.upload-files__list input').first().fill(words);
  const name = clerk.say('Upload ({{count}})', { count: files.length });
  await clerk.press(area.getByRole('button', { name, exact: true }));
}
