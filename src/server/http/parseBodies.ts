import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies as always, with names that reach a prototype refused, and with an empty body taken as
 * none: some clients announce JSON and send nothing. Plain text is no encoding of ours.
 */
export function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
