/** What a stream makes whoever draws it do. */
export interface Draws {
  /** Its bytes, or those that count for the points of a picture. */
  bytes: number;
  uses: Use[];
  /** Whether it writes, so that the programs of a font's signs run. */
  writes: boolean;
}

/** Something of its resources that it draws, so many times. */
export interface Use {
  from: 'XObject' | 'Pattern' | 'ExtGState';
  /** Undefined where it is not plain which one. */
  name: string | undefined;
  times: number;
}

const sources: Readonly<Record<string, Use['from']>> = {
  Do: 'XObject',
  scn: 'Pattern',
  SCN: 'Pattern',
  gs: 'ExtGState',
};
const [BLANK, REGULAR] = ['[\\0\\t\\n\\f\\r ]', '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]'];
const operators = new RegExp(`(?<!${REGULAR}|/)(?:Do|scn|SCN|gs)(?!${REGULAR})`, 'g');
const before = new RegExp(`(?:(/?)(${REGULAR}{1,127}))?${BLANK}*$`);
const writing = new RegExp(`(?:Tj|TJ|['"])(?!${REGULAR})`);
/** A name and blanks in front of an operator; what is longer counts as not plain. */
const NEAR = 256;

/**
 * What a content stream draws. Words in texts and in pictures that stand in the content are counted as if they
 * were operators, so that it is never less than is drawn. @source ISO 32000-1 §7.8.2, annex A
 */
export function drawsOf(bytes: Uint8Array): Draws {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const found = new Map<string, Use>();
  for (const { 0: operator, index } of text.matchAll(operators)) {
    const from = sources[operator]!;
    const [, slash, word] = before.exec(text.slice(Math.max(0, index - NEAR), index)) ?? [];
    // A colour by its numbers.
    if (from === 'Pattern' && !slash && /^[-+.\d]/.test(word ?? '')) continue;
    const name = slash ? nameOf(word!) : undefined;
    const key = `${from}${name === undefined ? '' : `/${name}`}`;
    const use = found.get(key);
    if (use) use.times++;
    else found.set(key, { from, name, times: 1 });
  }
  return { bytes: bytes.length, uses: [...found.values()], writes: writing.test(text) };
}

const nameOf = (word: string) =>
  word.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(parseInt(digits, 16)),
  );
