/**
 * Child process of `document-links.ts`: reads a document of Word, PowerPoint or LibreOffice and
 * writes the addresses behind its clickable words.
 */
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';

const [mostLinks = 0, longest = 0] = process.argv.slice(2).map(Number);

/** Parts that have links: the text itself, or the list of what it refers to. */
const parts =
  /^(?:word\/(?:document|footnotes|endnotes)\.xml|word\/_rels\/(?:document|footnotes|endnotes)\.xml\.rels|ppt\/slides\/_rels\/slide\d+\.xml\.rels|content\.xml)$/;

function addressesIn(xml: string): string[] {
  const addresses: string[] = [];
  let field: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isHyperlink = attributes.Type?.endsWith('/hyperlink');
        if (name === 'Relationship' && isHyperlink && attributes.TargetMode === 'External')
          addresses.push(attributes.Target ?? '');
        if (name === 'text:a' || name === 'draw:a') addresses.push(attributes['xlink:href'] ?? '');
        if (name === 'w:fldSimple') field = attributes['w:instr'] ?? '';
        // Word may divide a field into several pieces.
        if (name === 'w:instrText') field ??= '';
        if (name === 'w:p') field = undefined;
      },
      ontext(text) {
        if (field !== undefined) field += text;
      },
      onclosetag() {
        const [match, address = ''] = /HYPERLINK\s+"([^"]+)"/.exec(field ?? '') ?? [];
        if (match === undefined) return;
        addresses.push(address);
        field = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return addresses;
}

const files = unzipSync(await buffer(process.stdin), { filter: ({ name }) => parts.test(name) });
const addresses = Object.values(files)
  .flatMap((content) => addressesIn(strFromU8(content)))
  .map((address) => address.trim())
  .filter((address) => address !== '' && address.length <= longest);
process.stdout.write(JSON.stringify([...new Set(addresses)].slice(0, mostLinks)));
