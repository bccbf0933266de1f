import ts from 'typescript';

/** A literal that reads as words for people: where it stands, and how it begins. */
export interface SpanishLiteral {
  line: number;
  text: string;
}

const ACCENTED = /[a-z]{2}[áéíóúñ]|[áéíóúñ][a-z]{2}|[¿¡]\p{L}/iu;
/** Words that make a sentence Spanish and are no English ones. */
const SMALL =
  /(?<![\p{L}\p{N}_$.\-/'"])(?:el|la|los|las|del?|al|su|sus|un|una|que|por|para|con|sin|se|ha|han|hemos|le|les|lo|es|son|en|está|ya|y)(?![\p{L}\p{N}_$(=\-/'"])/iu;
/** Single words that stand alone where people read them. */
const LABEL =
  /^(?:Aceptar|Cancelar|Guardar|Enviar|Volver|Cerrar|Fecha|Importe|Producto|Cuenta|Nombre|Estado|Motivo|Titular|Documento|Documentos|Total|Participaciones|Concepto|Ejercicio)$/;

/** Literals of a source that a person would read as Spanish; places in templates count as words. */
export function spanishIn(file: string, source: string): SpanishLiteral[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const found: SpanishLiteral[] = [];
  const look = (node: ts.Node): void => {
    const text = isRead(node) ? textOf(node) : undefined;
    if (text !== undefined && isSpanish(text))
      found.push({
        line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
        text: text.trim().slice(0, 80),
      });
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** Whether words stand in a literal for somebody to read: not names of modules, types, properties or tags. */
function isRead({ parent }: ts.Node): boolean {
  if (parent === undefined) return false;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false;
  return !ts.isLiteralTypeNode(parent) && !ts.isTaggedTemplateExpression(parent);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const isSpanish = (text: string): boolean =>
  LABEL.test(text) ||
  ACCENTED.test(text) ||
  (/\p{L}{2,}\s+\S*\p{L}{2}|\{\}\s+\p{L}{2,}/u.test(text) && SMALL.test(text));
