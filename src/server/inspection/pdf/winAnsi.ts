/** Letters of Windows-1252 beyond Latin-1, with their bytes. */
const beyond = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹Œ'].map((letter, index): [string, number] => [
    letter,
    [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c][index]!,
  ]),
);
for (const [index, letter] of [...'‘’“”•–—˜™š›œ'].entries()) beyond.set(letter, 0x91 + index);

/**
 * A text string of a PDF in the bytes of Windows-1252, which the standard fonts show; a question mark for
 * letters that they have not. @source ISO 32000-1 §7.9.2.2, annex D.2
 */
export function winAnsi(bytes: string): string {
  const isWide = bytes.startsWith('\xfe\xff');
  const text = isWide
    ? wide(bytes.slice(2))
    : bytes.replace(/[\x80-\x9f\xa0]/g, (letter) => doc.get(letter) ?? letter);
  return [...text]
    .map((letter) => {
      const code = beyond.get(letter) ?? letter.codePointAt(0)!;
      return String.fromCharCode(code < 256 ? code : 0x3f);
    })
    .join('');
}

const wide = (bytes: string) =>
  Buffer.from(bytes.slice(0, bytes.length & ~1), 'latin1')
    .swap16()
    .toString('utf16le');

/** Where PDFDocEncoding differs from Latin-1. */
const doc = new Map(
  [...'•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'].map((letter, index): [string, string] => [
    String.fromCharCode(0x80 + index),
    letter,
  ]),
).set('\xa0', '€');
