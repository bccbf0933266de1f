/**
 * Breaks a text into lines of at most a width, between words; a word that is wider is broken where it must.
 * @param widthOf width of a text in the look that it will have: the sum of its letters'
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}

function wrapParagraph(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  const blank = widthOf(' ');
  let line = '';
  let taken = 0;
  for (const word of text.split(' ').flatMap((each) => pieces(each, width, widthOf))) {
    const wide = widthOf(word);
    if (line !== '' && taken + blank + wide > width) {
      lines.push(line);
      [line, taken] = [word, wide];
    } else {
      taken += line === '' ? wide : blank + wide;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  let taken = 0;
  for (const letter of word) {
    const wide = widthOf(letter);
    if (piece !== '' && taken + wide > width) {
      found.push(piece);
      [piece, taken] = ['', 0];
    }
    piece += letter;
    taken += wide;
  }
  return [...found, piece];
}
