// @vitest-environment happy-dom
/** Tests that pasted HTML is cleaned before the editor gets it. */
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open } from '../../testing/screen.ts';
import { wordHtml } from '../../testing/word-clipboard.ts';
import { PasteFeature } from './PastePlugin.tsx';

type Command = (event: Event) => boolean;
const editor = vi.hoisted(() => {
  const commands: Command[] = [];
  /** Paste events that reached the editor. */
  const pasted: ClipboardEvent[] = [];
  return {
    commands,
    pasted,
    registerCommand(_name: unknown, command: Command) {
      commands.push(command);
      return () => void commands.pop();
    },
    dispatchCommand(_name: unknown, event: ClipboardEvent) {
      if (!commands.some((command) => command(event))) pasted.push(event);
    },
  };
});
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('@payloadcms/richtext-lexical/client', () => ({
  createClientFeature: (feature: object) => feature,
}));
vi.mock('@payloadcms/richtext-lexical/lexical', () => ({
  PASTE_COMMAND: 'paste',
  COMMAND_PRIORITY_CRITICAL: 4,
}));
vi.mock('@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext', () => ({
  useLexicalComposerContext: () => [editor],
}));

const { plugins } = PasteFeature as unknown as { plugins: [{ Component: ComponentType }] };
const [{ Component: PastePlugin }] = plugins;

const openEditor = () => open(<PastePlugin />);
function paste(texts: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(texts)) clipboardData.items.add(text, type);
  const event = new ClipboardEvent('paste', { clipboardData, cancelable: true });
  editor.dispatchCommand('paste', event);
  return event;
}

const pastedTexts = () =>
  editor.pasted.map(({ clipboardData }) => [
    clipboardData?.getData('text/html'),
    clipboardData?.getData('text/plain'),
  ]);

beforeEach(() => {
  openAnew();
  editor.pasted.length = 0;
});
afterEach(close);

test('passes on a plain text unchanged', async () => {
  await openEditor();
  const event = paste({ 'text/html': '<p>Rules</p>', 'text/plain': 'Rules' });
  expect(pastedTexts()).toEqual([['<p>Rules</p>', 'Rules']]);
  expect([event.defaultPrevented, admin.toasts]).toEqual([true, []]);
});

test('counts pictures that cannot be pasted, in the language of the admin', async () => {
  await openEditor();
  const picture = '<img src="https://other.example.org/a.jpg">';
  paste({ 'text/html': `<p>One</p>${picture}${picture}`, 'text/plain': 'One' });
  expect(pastedTexts()).toEqual([['<p>One</p>', 'One']]);
  expect(admin.toasts).toEqual([expect.stringMatching(/^Pictures that could not be pasted: 2\./)]);
  await close();
  openAnew({ language: 'as' });
  await openEditor();
  paste({ 'text/html': picture });
  expect(admin.toasts).toEqual([expect.stringMatching(/^পেষ্ট কৰিব নোৱৰা ছবি: 1।/)]);
});

test('turns a list from Word into a list', async () => {
  await openEditor();
  paste({ 'text/html': wordHtml });
  expect(pastedTexts()).toEqual([[expect.stringMatching(/<ol.*<ul/s), '']]);
});

test.each([
  ['plain text', { 'text/plain': 'Rules' }],
  [
    'content that was copied in the editor',
    { 'text/html': '<p>A</p>', 'application/x-lexical-editor': '' },
  ],
])('leaves %s to the editor', async (_what, texts) => {
  await openEditor();
  const event = paste(texts);
  expect(editor.pasted).toEqual([event]);
  expect(event.defaultPrevented).toBe(false);
});

test('cleans nothing after the editor is closed', async () => {
  await openEditor();
  await close();
  const event = paste({ 'text/html': '<p>Rules</p>' });
  expect(editor.pasted).toEqual([event]);
});
