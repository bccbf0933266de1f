import { randomUUID } from 'node:crypto';
import type { Row, Step } from './row.ts';

const edits = { by: 'studio.edit', isShared: true } satisfies Row;
const publishes = { by: 'studio.publish', isShared: true } satisfies Row;
const proposal = { id: 'proposal' } as const;
/** Each step names the version that the one before it made. */
const versioned = {
  path: proposal,
  headers: ({ version }: { version: string }) => ({ 'if-match': `"${version}"` }),
} as const;

const begun: Step = { call: 'addStudioProposal', gives: 'proposal', at: 'proposal/uuid' };
const after = (call: string): Step => ({ call, gives: 'version', at: 'proposal/version' });
const saved = [begun, after('saveStudioProposal')];
const sent = [...saved, after('sendStudioProposalToReview')];
const approved = [...sent, after('approveStudioProposal')];

/** A list of codes that nobody has yet: it changes something, whatever was published before. */
function aList(): { path: string; text: string } {
  const id = `matriz-${randomUUID().slice(0, 8)}`;
  const items = { A: { order: 1, label: 'Primera' }, B: { order: 2, label: 'Segunda' } };
  const text = JSON.stringify({ kind: 'codes', id, title: 'Lista de la matriz', items }, null, 2);
  return { path: `codes/${id}`, text };
}

/** The calls of the Studio: whoever edits may ask for most of them, whoever publishes for all. */
export const studioRows = {
  createStudioToken: {
    ...{ by: 'guest', isShared: true },
    body: () => ({ username: 'studio.edit', password: 'Demo.2026' }),
  },
  getStudioSession: edits,
  getStudioRelease: edits,
  getStudioProposals: edits,
  addStudioProposal: { ...edits, body: () => ({ name: 'Una lista más' }) },
  getStudioProposal: { ...edits, path: proposal, after: begun },
  saveStudioProposal: {
    ...{ ...edits, ...versioned, after: begun },
    body: () => ({ name: 'Una lista más', reason: '', documents: [aList()] }),
  },
  checkStudioProposal: { ...edits, path: proposal, after: saved },
  addStudioComment: {
    ...{ ...edits, path: proposal, after: begun },
    body: () => ({ text: '¿Y en inglés?' }),
  },
  confirmStudioTranslation: {
    ...{ ...edits, path: proposal, after: begun },
    body: () => ({ language: 'en', sentence: 'Profesión', text: 'Profession' }),
  },
  sendStudioProposalToReview: {
    ...{ ...edits, ...versioned, after: saved },
    body: () => ({ reason: 'Hace falta.' }),
  },
  returnStudioProposal: {
    ...{ ...edits, ...versioned, after: sent },
    body: () => ({ reason: 'Falta una.' }),
  },
  withdrawStudioProposal: { ...edits, ...versioned, after: begun },
  approveStudioProposal: { ...publishes, ...versioned, after: sent },
  publishStudioProposal: {
    ...{ ...publishes, ...versioned, after: approved },
    body: () => ({ password: 'Demo.2026' }),
  },
  getStudioLinks: { ...edits, path: proposal, after: begun },
  addStudioLink: {
    ...{ ...edits, path: proposal, after: begun },
    body: () => ({ path: 'form/contact', days: 7 }),
  },
  revokeStudioLink: {
    ...{ ...edits, path: { id: 'proposal', link: 'link' } },
    after: [begun, { call: 'addStudioLink', gives: 'link', at: 'link/uuid' }],
  },
  openStudioLink: {
    ...{ by: 'guest', isShared: true },
    after: [begun, { call: 'addStudioLink', gives: 'secret', at: 'secret' }],
    body: ({ secret }) => ({ secret }),
  },
  getStudioReleases: edits,
  restoreStudioRelease: {
    ...{ ...edits, path: { number: '=1' } },
    after: [...approved, { call: 'publishStudioProposal', gives: 'proposal', at: 'proposal/uuid' }],
  },
  endStudioSession: { by: 'studio.leaves', isShared: true },
} as const satisfies Record<string, Row>;

const givenUp = [begun, after('withdrawStudioProposal')];

/** What goes before a step that the state of the proposal is then against. */
export const studioStates: Readonly<Record<string, readonly Step[]>> = {
  saveStudioProposal: givenUp,
  sendStudioProposalToReview: givenUp,
  withdrawStudioProposal: givenUp,
  returnStudioProposal: [begun],
  approveStudioProposal: [begun],
  publishStudioProposal: [begun],
};
