// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { say } from '../../words/say.ts';
import { addFieldHelp } from './field-help.ts';

/** Payload's markup. */
const form = `
  <div class="field-type text"><label class="field-label">Posted as<span>— English</span></label>
    <div class="field-type__wrap"><input id="posted">
      <div class="field-description field-description-posted_as">For example: Principal.</div></div>
  </div>
  <div class="field-type text"><label class="field-label">Caption</label><input id="caption"></div>
  <div class="field-type select"><label class="field-label">Importance</label>
    <input id="importance" aria-describedby="placeholder">
    <div class="field-description field-description-importance">Leave empty for most notices.</div>
  </div>
  <div class="field-type collapsible-field">
    <div class="field-type text"><label class="field-label">Fee</label><input id="fee"></div>
    <div class="field-description field-description-more">Only if needed.</div>
  </div>`;

const words = { say: (sentence: Parameters<typeof say>[1]) => say('en', sentence) };
const descriptionOf = (id: string) =>
  (document.getElementById(id)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((name) => document.getElementById(name)?.textContent ?? name);

it('opens the description of a field, which names it all the time', () => {
  document.body.innerHTML = form;
  addFieldHelp(document, words);
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Help: Posted as',
    'Help: Importance',
  ]);
  expect(buttons.every((button) => button.previousElementSibling?.matches('.field-label'))).toBe(
    true,
  );
  expect(['posted', 'caption', 'importance', 'fee'].map(descriptionOf)).toEqual([
    ['For example: Principal.'],
    [''],
    ['placeholder', 'Leave empty for most notices.'],
    [''],
  ]);
  const state = () => [
    buttons[0]?.getAttribute('aria-expanded'),
    document.querySelector('.field-description-posted_as')?.hasAttribute('data-open'),
  ];
  expect(state()).toEqual(['false', false]);
  buttons[0]?.click();
  expect(state()).toEqual(['true', true]);
  addFieldHelp(document, words);
  expect(state()).toEqual(['true', true]);
  buttons[0]?.click();
  expect(state()).toEqual(['false', false]);
});

it('changes nothing the second time, and follows a field that is drawn again', () => {
  document.body.innerHTML = form;
  addFieldHelp(document, words);
  const mutations: MutationRecord[] = [];
  const watch = new MutationObserver((records) => mutations.push(...records));
  watch.observe(document, { attributes: true, childList: true, subtree: true });
  addFieldHelp(document, words);
  mutations.push(...watch.takeRecords());
  expect(mutations).toEqual([]);
  const [label] = document.querySelectorAll('.field-label');
  label?.replaceWith(label.cloneNode(true));
  label?.parentElement?.prepend(label);
  addFieldHelp(document, words);
  expect(document.querySelectorAll('.text .field-help')).toHaveLength(1);
});
