import { inflateSync } from 'node:zlib';

/**
 * Every name in a PDF, its escapes resolved, and everything that it says unpacked, by a look that shares
 * nothing with the readers of the product.
 */
export function namesIn(pdf: Buffer): { names: Set<string>; whole: string } {
  const text = pdf.toString('latin1');
  const pieces = [text];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    if (text.slice(match.index - 3, match.index) === 'end') continue;
    try {
      pieces.push(inflateSync(pdf.subarray(start)).toString('latin1'));
    } catch {
      // Not packed, or a picture.
    }
  }
  const whole = pieces.join('\n');
  const outside = text.replace(/stream\r?\n[\s\S]*?endstream/g, 'stream');
  const names = [...outside.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, name]) =>
    name!.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
  );
  return { names: new Set(names), whole };
}
