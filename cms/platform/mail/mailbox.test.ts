import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['victim@example.org', 'victim@example.org'],
  ['victim+a@example.org', 'victim@example.org'],
  ['victim+a+b@example.org', 'victim@example.org'],
  ['victim+@example.org', 'victim@example.org'],
  ['v.ictim@gmail.com', 'victim@gmail.com'],
  ['v.i.c.t.i.m+x.y@googlemail.com', 'victim@gmail.com'],
  ['v.ictim@example.org', 'victim@example.org'],
  [' Victim@Example.ORG ', 'victim@example.org'],
  ['victim@example.org.', 'victim@example.org'],
  ['ｖｉｃｔｉｍ@example.org', 'victim@example.org'],
  ['victim@bücher.example', 'victim@xn--bcher-kva.example'],
  ['victim@BÜCHER.example', 'victim@xn--bcher-kva.example'],
  ['victim@xn--bcher-kva.example', 'victim@xn--bcher-kva.example'],
  ['ৰিনা@উদাহৰণ.ভাৰত', 'ৰিনা@xn--d5b6ci0fya51a.xn--45br5cyl'],
  // Unchanged, because nothing would be left of the name.
  ['+a@example.org', '+a@example.org'],
  ['...@example.org', '...@example.org'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ['victim@example.org', 'victim@example.com'],
  ['victim@example.org', 'victims@example.org'],
  ['victim-a@example.org', 'victim-b@example.org'],
  ['victim_a@example.org', 'victima@example.org'],
])('%s and %s are two mailboxes', (a, b) => {
  expect(mailboxOf(a)).not.toBe(mailboxOf(b));
});
