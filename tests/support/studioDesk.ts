import type { LightMyRequestResponse } from 'fastify';
import type { Schema } from '../../src/contract/schema.ts';
import { PASSWORD, type Ask, type TestServer } from './server.ts';

type Proposal = Schema<'StudioProposal'>;
type Changed = Schema<'StudioChangedDocument'>;

/** Somebody at the Studio of a tenant, as its pages ask. */
export interface StudioPerson {
  uuid: string;
  ask(
    method: string,
    path: string,
    payload?: object,
    version?: number,
  ): Promise<LightMyRequestResponse>;
  /** A proposal with these documents, saved once. */
  write(name: string, documents: readonly Changed[]): Promise<Proposal>;
  save(proposal: Proposal, documents: readonly Changed[]): Promise<LightMyRequestResponse>;
  /** Takes a step with a proposal, of the version that they have seen. */
  step(
    proposal: Pick<Proposal, 'uuid' | 'version'>,
    step: 'review' | 'approve' | 'return' | 'withdraw' | 'publish',
  ): Promise<LightMyRequestResponse>;
  /** The same, which must succeed; the proposal that comes of it. */
  take(
    proposal: Pick<Proposal, 'uuid' | 'version'>,
    step: 'review' | 'approve' | 'return' | 'withdraw' | 'publish',
  ): Promise<Proposal>;
  check(proposal: Pick<Proposal, 'uuid'>): Promise<Schema<'StudioCheck'>>;
  read(uuid: string): Promise<Proposal>;
  release(): Promise<Schema<'StudioRelease'>>;
}

const bodies = {
  review: { reason: 'Hace falta.' },
  return: { reason: 'Falta algo.' },
  publish: { password: PASSWORD },
} as const;

/** Opens the Studio of a tenant with somebody's login. */
export async function openStudio(
  server: TestServer,
  username: string,
  where: Pick<Ask, 'host' | 'tenant'> = {},
): Promise<StudioPerson> {
  const signIn = { ...where, key: true, payload: { username, password: PASSWORD } };
  const entered = await server.ask('POST', '/api/studio/token', signIn);
  if (entered.statusCode !== 200) throw new Error(`${username}: ${entered.body}`);
  const token = entered.json().data.access_token as string;
  const ask: StudioPerson['ask'] = (method, path, payload, version) =>
    server.ask(method, `/api/studio${path}`, {
      ...{ ...where, token },
      ...(payload && { payload }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const good = async <T>(asked: Promise<LightMyRequestResponse>, name: string): Promise<T> => {
    const answer = await asked;
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return (answer.json() as { data: Record<string, T> }).data[name]!;
  };
  const session = await good<Schema<'StudioSession'>>(ask('GET', '/session'), 'session');
  const person: StudioPerson = {
    uuid: session.uuid_user,
    ask,
    async write(name, documents) {
      const begun = await good<Proposal>(ask('POST', '/proposals', { name }), 'proposal');
      return good(person.save(begun, documents), 'proposal');
    },
    save: ({ uuid, version, name, reason }, documents) =>
      ask('PUT', `/proposals/${uuid}`, { name, reason, documents }, version),
    step: ({ uuid, version }, step) =>
      ask(
        'POST',
        `/proposals/${uuid}/${step}`,
        bodies[step as keyof typeof bodies] as object | undefined,
        version,
      ),
    take: (proposal, step) => good(person.step(proposal, step), 'proposal'),
    check: ({ uuid }) => good(ask('POST', `/proposals/${uuid}/check`), 'check'),
    read: (uuid) => good(ask('GET', `/proposals/${uuid}`), 'proposal'),
    release: () => good(ask('GET', '/release'), 'release'),
  };
  return person;
}

/** The text of a document of a release. */
export function textOf({ documents }: Schema<'StudioRelease'>, path: string): string {
  const found = documents.find((document) => document.path === path);
  if (!found) throw new Error(`the release has no ${path}`);
  return found.text;
}

/** A document's text with a value at a pointer's place set, written as the program writes. */
export function edited(text: string, edit: (value: never) => void): string {
  const value = JSON.parse(text) as never;
  edit(value);
  return `${JSON.stringify(value, null, 2)}\n`;
}
