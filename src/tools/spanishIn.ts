import ts from 'typescript';
import { spanishWords, wordsOf } from './spanishWords.ts';

/** A literal that reads as words for people: where it stands, and what it says. */
export interface SpanishLiteral {
  line: number;
  text: string;
}

const ACCENTED = /[a-z]{2}[áéíóúñ]|[áéíóúñ][a-z]{2}|[¿¡]\p{L}/iu;
/** Words that make a sentence Spanish and are no English ones. */
const SMALL =
  /(?<![\p{L}\p{N}_$.\-/'"])(?:el|la|los|las|del?|al|su|sus|un|una|que|por|para|con|sin|se|ha|han|hemos|le|les|lo|es|son|en|está|ya|y)(?![\p{L}\p{N}_$(=\-/'"])/iu;
/** One word as labels are written. */
const ONE_WORD = /^\s*\p{Lu}\p{Ll}{2,}\s*[:.…]?\s*$/u;
/** One word beside a place. */
const COUNTED = /^\s*(?:\{\}\s+\p{L}{3,}|\p{L}{3,}:?\s+\{\})[.…]?\s*$/u;
/** Labels of the field that the documents do not say, or that English has as well. */
const LABEL =
  /^\s*(?:Total|No|Alias|Saldo|Reintentar|Movimientos|Rentabilidad|Comision|Concepto|Ejercicio|Titular)\s*:?\s*$/;
/** How much of a text has to be in the vocabulary: what is declined otherwise than in the documents is not. */
const MOST = 0.6;

const vocabulary = spanishWords();

/** Literals and names of properties that a person would read as Spanish; places in templates count as words. */
export function spanishIn(file: string, source: string): SpanishLiteral[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const found: SpanishLiteral[] = [];
  const look = (node: ts.Node): void => {
    const text = isRead(node) ? textOf(node) : undefined;
    if (text !== undefined && partsOf(text).some(isSpanish))
      found.push({
        line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
        text: text.trim(),
      });
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** Whether words stand in a literal for somebody to read: not names of modules and types. */
function isRead({ parent }: ts.Node): boolean {
  if (parent === undefined) return false;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false;
  return !ts.isLiteralTypeNode(parent);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (ts.isIdentifier(node))
    return ts.isPropertyAssignment(node.parent) && node.parent.name === node
      ? node.text
      : undefined;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** A text, and what it quotes: a query may hold a sentence. */
const partsOf = (text: string): string[] => [
  text,
  ...[...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, single, double]) => single ?? double!),
];

const isSpanish = (text: string): boolean =>
  ACCENTED.test(text) ||
  LABEL.test(text) ||
  isKnown(text) ||
  (/\p{L}{2,}\s+\S*\p{L}{2}|\{\}\s+\p{L}{2,}/u.test(text) && SMALL.test(text));

/** Whether the words of a text are those of the product's Spanish documents. */
function isKnown(text: string): boolean {
  const words = wordsOf(text);
  const known = words.filter((word) => vocabulary.all.has(word));
  const spanish = words.filter((word) => vocabulary.only.has(word));
  if (words.length < 2) return (ONE_WORD.test(text) || COUNTED.test(text)) && spanish.length === 1;
  return known.length >= words.length * MOST && spanish.length >= words.length / 3;
}
