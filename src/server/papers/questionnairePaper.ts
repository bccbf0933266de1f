import type { Tenant } from '../ports/tenant.ts';
import type { PdfDocument } from '../ports/pdfDocument.ts';
import { frameOf } from './frameOf.ts';
import type { Answered } from './readAnswered.ts';
import { transcriptPaper } from './transcriptPaper.ts';

/**
 * The questionnaire that a person signs: what they were asked and answered, word for word, and that it is true.
 * @source specification §3 Document (MODELO_KYC); Ley 10/2010, arts. 3 to 6
 */
export function questionnairePaper(
  { transcript, hash, person }: Answered,
  tenant: Tenant,
): PdfDocument {
  const { language, at } = transcript;
  const say = tenant.words(language);
  const { name, document } = person;
  const told = transcriptPaper(
    transcript,
    hash,
    name,
    tenant.timeZone,
    frameOf(tenant, at, language),
    say,
  );
  const signer = person.isRepresented ? say('paper.declaration.representative', { name }) : name;
  return {
    ...told,
    foot: [name, document].join(' · '),
    blocks: [
      ...told.blocks,
      { kind: 'heading', level: 2, text: say('paper.declaration.signing') },
      {
        kind: 'list',
        items: [say('paper.declaration.true'), say('paper.declaration.changes')],
      },
      {
        kind: 'signatures',
        people: [say('paper.signature_of', { person: signer })],
        place: say('paper.signature_place'),
      },
    ],
  };
}
