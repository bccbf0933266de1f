import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFString,
  PDFHexString,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** What parts of a document are, for those who do not see it. @source ISO 32000-1 §14.7, §14.8 */
export type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

interface Element {
  tag: Tag;
  kids: (Element | Mark)[];
  /** Said in the place of a figure. */
  alt?: string;
  scope?: 'Row' | 'Column';
}
interface Mark {
  page: PDFPage;
  id: number;
}

/** Builds the tree of tags beside the drawing. */
export interface Tags {
  /** Whatever `draw` marks belongs to a new element of this kind. */
  within(tag: Tag, draw: () => void, facts?: Pick<Element, 'alt' | 'scope'>): void;
  /** A number for the next content of the page that belongs to the current element. */
  mark(page: PDFPage): number;
  tag(): Tag;
  /** Writes the tree into the document. */
  write(document: PDFDocument): void;
}

export function createTags(): Tags {
  const root: Element = { tag: 'Document', kids: [] };
  let current = root;
  const marks = new Map<PDFPage, number>();
  return {
    within(tag, draw, facts = {}) {
      const outer = current;
      current = { tag, kids: [], ...facts };
      outer.kids.push(current);
      draw();
      current = outer;
    },
    mark(page) {
      const id = marks.get(page) ?? 0;
      marks.set(page, id + 1);
      current.kids.push({ page, id });
      return id;
    },
    tag: () => current.tag,
    write: (document) => write(document, root),
  };
}

function write(document: PDFDocument, root: Element): void {
  const { context, catalog } = document;
  const parents = new Map<PDFPage, PDFRef[]>();
  const tree = context.nextRef();

  function add(element: Element, parent: PDFRef): PDFRef {
    const ref = context.nextRef();
    const kids = PDFArray.withContext(context);
    for (const kid of element.kids) {
      if ('kids' in kid) {
        kids.push(add(kid, ref));
        continue;
      }
      const list = parents.get(kid.page) ?? [];
      list[kid.id] = ref;
      parents.set(kid.page, list);
      kids.push(context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id }));
    }
    const dict = context.obj({ Type: 'StructElem', S: element.tag, P: parent, K: kids }) as PDFDict;
    if (element.alt) dict.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt));
    if (element.scope) dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: element.scope }));
    context.assign(ref, dict);
    return ref;
  }

  const document_ = add(root, tree);
  const numbers = PDFArray.withContext(context);
  document.getPages().forEach((page, index) => {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    numbers.push(PDFNumber.of(index));
    numbers.push(context.register(context.obj(parents.get(page) ?? [])));
  });
  const parentTree = context.register(context.obj({ Nums: numbers }));
  context.assign(
    tree,
    context.obj({
      Type: 'StructTreeRoot',
      K: document_,
      ParentTree: parentTree,
      ParentTreeNextKey: numbers.size() / 2,
    }),
  );
  catalog.set(PDFName.of('StructTreeRoot'), tree);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Lang'), PDFString.of('es-ES'));
}
