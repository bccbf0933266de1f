import type { HandlerRequest } from '../ports/handler.ts';
import { keepFiles } from '../files/keepFiles.ts';
import { applySignature, type Applied, type SignedFrom } from './applySignature.ts';
import type { SignatureRow } from './readSignature.ts';
import { OthersSigned, signPapers } from './signPapers.ts';

type Asked = Pick<
  HandlerRequest<'confirmSignature'>,
  'context' | 'words' | 'actor' | 'inTenant'
> & { from: SignedFrom };

/** How often it is put behind the signature of somebody who was quicker. */
const MOST_PUT = 5;

/**
 * Puts a confirmed signature on its documents and keeps what came of it, with everything that follows, or nothing of
 * it. Signing asks for tokens of time and stores files, so that it holds no lock; whoever else signed the same
 * document meanwhile stands before this signature then.
 */
export async function putSignature(asked: Asked, row: SignatureRow): Promise<Applied> {
  const { context, words, actor, inTenant, from } = asked;
  for (let put = 1; ; put += 1) {
    const papers = await signPapers(context, actor, row, words);
    const files = papers.map(({ bytes }) => ({ file: bytes, mimetype: 'application/pdf' }));
    try {
      return await keepFiles(context, actor.tenant.id, files, (ids) => {
        const kept = papers.map((paper, index) => ({ ...paper, uuid_file: ids[index]! }));
        const byDocument = new Map(kept.map((paper) => [paper.uuid_document, paper]));
        return inTenant((db) =>
          applySignature(context, db, actor, { uuid: row.uuid, papers: byDocument, from }),
        );
      });
    } catch (error) {
      if (!(error instanceof OthersSigned) || put === MOST_PUT) throw error;
    }
  }
}
