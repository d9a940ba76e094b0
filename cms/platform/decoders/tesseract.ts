/**
 * Tesseract as WebAssembly, without the package's code for browsers. The package has no types, so
 * they are here.
 */
import { createRequire } from 'node:module';

interface Module {
  FS: { writeFile: (path: string, content: Uint8Array) => void };
  TessBaseAPI: new () => {
    Init: (folder: null, languages: string, engine: number) => number;
    /** Reads `/input`, turned as EXIF numbers it. Returns a value other than 0 on failure. */
    SetImageFile: (turned: number, angle: number) => number;
    Recognize: (progress: null) => number;
    GetUTF8Text: () => string;
    MeanTextConf: () => number;
    Clear: () => void;
  };
}
type Open = (options: { wasmBinary: Uint8Array; TesseractProgress: () => void }) => Promise<Module>;

export interface Recognised {
  text: string;
  /** Confidence, 0 to 100. */
  confidence: number;
}

/** A recognised picture, with the orientation in which it was read, as EXIF numbers it. */
export interface Read extends Recognised {
  turned: number;
}

/** Engine mode: neural networks only. */
const LSTM = 1;
/** Orientations as EXIF numbers them: upright; a quarter to the right or left, and upside down. */
export const UPRIGHT = 1;
const TURNED = [6, 8, 3];
/** Confidence with which no other orientation is tried. */
export const SURE = 70;

export async function openTesseract(
  wasmBinary: Uint8Array,
  languages: Record<string, Uint8Array>,
): Promise<(image: Uint8Array, mayTurn?: boolean) => Read> {
  const open: Open = createRequire(import.meta.url)('tesseract.js-core/tesseract-core-simd-lstm');
  const { FS, TessBaseAPI } = await open({ wasmBinary, TesseractProgress() {} });
  for (const [name, data] of Object.entries(languages)) FS.writeFile(`./${name}.traineddata`, data);
  const api = new TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join('+'), LSTM) !== 0)
    throw new Error('No languages.');
  const read = (turned: number): Read => {
    if (api.SetImageFile(turned, 0) !== 0) throw new Error('No picture.');
    api.Recognize(null);
    const recognised = { text: api.GetUTF8Text(), confidence: api.MeanTextConf(), turned };
    api.Clear();
    return recognised;
  };
  return (image, mayTurn = true) => {
    FS.writeFile('/input', image);
    const upright = read(UPRIGHT);
    // Scraps, also of a page that was scanned on its side. A picture without text has none.
    if (!mayTurn || upright.confidence >= SURE || !/\S/.test(upright.text)) return upright;
    let best = upright;
    for (const turned of TURNED) {
      const other = read(turned);
      if (other.confidence > best.confidence) best = other;
      if (best.confidence >= SURE) break;
    }
    return best;
  };
}
