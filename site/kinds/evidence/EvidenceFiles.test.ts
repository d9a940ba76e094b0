import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const long = 'minutes-of-the-internal-quality-cell-2025.pdf';
const answers = {
  getgroup: [{ id: '1', name: 'AQAR', types: ['QUALITATIVE'] }],
  getsubgroupbygroupidandtype: [{ id: '2', criterion: 'Research', metric_question: 'How?' }],
  getsubsubgroupbysubgroupid: [{ id: '3', sr_no: '1.1', metric_question: 'Which?' }],
  getfilegroupbysubsubgroupid: [
    {
      sr_no: '1',
      title: 'Proof',
      upload_info: [
        { fileType: 'image', url: '/files/a.jpg', path: 'a.jpg', alt: 'The laboratory' },
        { fileType: 'file', url: `/files/${long}`, path: long },
      ],
    },
  ],
};
const files = async () =>
  (await visit('/iqac/matrix?group=1&type=QUALITATIVE&criterion=2&srno=3', answers)).main;

test('a picture has its own description, not its file name', async () => {
  const pictures = (await files()).all('img');
  expect(pictures.map((picture) => picture.attributes.alt)).toEqual(['The laboratory']);
});

test('a long name is cut after thirty letters, complete in its tooltip and for screen readers', async () => {
  const name = (await files()).one(`[title="${long}"]`);
  expect(name.one('[aria-hidden="true"]').words).toBe(`${long.slice(0, 30)}..`);
  expect(name.one('.visually-hidden').words).toBe(long);
});

test.each([
  ['?group=1&type=QUALITATIVE&criterion=2', /: How\?$/],
  ['?group=1&type=QUALITATIVE&criterion=2&srno=3', /: Which\?$/],
])('the step %s has its own description', async (query, says) => {
  expect((await visit(`/iqac/matrix${query}`, answers)).description).toMatch(says);
});

test("chooses another report in the page's language", async () => {
  const { main } = await visit('/as/iqac/matrix', answers);
  expect(main.one('form:has(select)').attributes.action).toBe('/as/iqac/matrix');
});
