import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';

const sheets = [
  ['prospectus', 'Prospectus', 'Programmes, seats, fees and dates of the demo college.'],
  ['class-routine', 'Class routine', 'Monday to Saturday, first to sixth semester.'],
  ['exam-schedule', 'Examination schedule', 'Dates and halls of the end-semester examination.'],
  ['result-sheet', 'Result sheet', 'Roll numbers of the candidates who passed. All of them are invented.'],
  ['tender-notice', 'Tender notice', 'Sealed tenders are invited for the supply of laboratory equipment.'],
  ['application-form', 'Application form', 'Fill in with block letters.'],
  ['annual-report', 'Annual report', 'What the college did in the year.'],
  ['meeting-minutes', 'Minutes of the meeting', 'Members present, resolutions, actions taken.'],
] as const;

/** Makes the demo's documents and keeps them; answers their ids by name. */
export async function keepDocuments(payload: Payload): Promise<Map<string, number>> {
  const kept = new Map<string, number>();
  for (const [name, title, text] of sheets) {
    const data = await sheet(title, text);
    const file = { data, mimetype: 'application/pdf', name: `${name}.pdf`, size: data.length };
    const { id } = await payload.create({ collection: 'media', data: { alt: title }, file });
    kept.set(name, id);
  }
  return kept;
}

function sheet(title: string, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', margin: 64, info: { Title: title, CreationDate: new Date(0) } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.font('Times-Bold').fontSize(18).text('Demo Postgraduate College, Guwahati', { align: 'center' });
    document.moveDown().fontSize(15).text(title, { align: 'center' });
    document.moveDown().font('Times-Roman').fontSize(12).text(text);
    for (let line = 1; line <= 14; line++) document.moveDown(0.4).text(`${line}.  A line of the demo document.`);
    document.moveDown(3).text('Principal', { align: 'right' });
    document.end();
  });
}
