import type { Problem } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { Visit } from '../tenancy/visit.ts';
import type { Started } from '../tenancy/tenancy.tsx';

/** Opens a support request: somebody can no longer be reached at the address on record. Staff call them. */
export function createReportUnreachable(
  { client, configuration, texts }: Started,
  { area }: Visit,
): Ports['reportUnreachable'] {
  const intervener = area?.me.intervener.uuid;
  if (!intervener || area.viewing) return undefined;
  return async (): Promise<Problem | undefined> => {
    const { sendIssue } = await import('../contact/sendIssue.ts');
    const message = {
      subject: texts.text('page.unreachable.subject'),
      message: texts.text('page.unreachable.message'),
    };
    const now = new Date().toISOString();
    const zone = configuration.time_zone;
    const outcome = await sendIssue(client.call, message, { intervener, now, zone });
    if (outcome.kind === 'failed') return outcome.problem;
    if (outcome.kind === 'sent') return undefined;
    const said = texts.text('page.contact.no_group');
    return { status: 0, name: 'Error', message: said, errors: [] };
  };
}
