import { refusalsOf } from '../../../words/refusals.ts';
import { sentences } from './say.ts';

export const refusals = refusalsOf('wordpress', sentences, {
  categoriesWithoutTarget: [422, 'Choose where each category appears.'],
  exportTooLarge: [
    422,
    'This export is too large. Export it in parts: first posts, then pages, then media.',
  ],
  fileCompressed: [422, 'Its address answers with a compressed file.'],
  fileElsewhere: [422, 'Its address leads to {{origin}}, which is not the website of the export.'],
  fileIsPage: [422, 'Its address answers with a page instead of a file.'],
  fileNotGiven: [422, 'It is not among the files that were given.'],
  filesGone: [410, 'The files of this import are no longer stored. Choose them again.'],
  filesOfImportFull: [
    422,
    'These are too many files for one import. Run the import again to continue.',
  ],
  noExport: [
    422,
    'This is not a WordPress export. In WordPress choose Tools, Export, All content.',
  ],
  wrongChunk: [409, 'This is not the next part of the file.'],
  zipUnreadable: [422, 'The .zip file cannot be read.'],
});
