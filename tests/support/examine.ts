import { AxeBuilder } from '@axe-core/playwright';
import type { NodeResult } from 'axe-core';
import type { Page } from 'playwright';
import { axeTags } from './browser.ts';
import { contrastOf } from './contrastOf.ts';

/** What axe says of a page. */
export interface Examined {
  /** One line for each fault. */
  faults: string[];
  /** `rule (reason)` → where: what axe leaves to somebody who looks. */
  undecided: Record<string, string[]>;
}

/**
 * What axe leaves open and has been looked at, by rule and reason, with why it is in order. A contrast
 * that can be computed is not among them: it is computed, and a fault or nothing.
 */
export const lookedAt: Readonly<Record<string, string>> = {
  'color-contrast (bgOverlap)': 'words that lie under a list, a menu or a window that is open',
  'color-contrast (bgGradient)': 'the mark of a list, drawn beside its words and never below them',
  'color-contrast (elmPartiallyObscured)': 'words at the edge of what scrolls',
  'form-field-multiple-labels (multiple-label)':
    'the choice of a file, named by its question and by the words of its button',
};

/** Runs axe, and decides what it leaves open about contrast wherever there is one plain colour behind the words. */
export async function examine(page: Page): Promise<Examined> {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  const undecided: Record<string, string[]> = {};
  for (const { id, nodes } of incomplete)
    for (const node of nodes) {
      const where = node.target.join(' ');
      const contrast = id === 'color-contrast' ? await contrastOf(page, where) : undefined;
      if (contrast && !contrast.isEnough)
        faults.push(`${id}, computed ${contrast.ratio.toFixed(2)}: ${where}`);
      if (!contrast) (undecided[`${id} (${reasonOf(node)})`] ??= []).push(where);
    }
  return { faults, undecided };
}

/** Kinds that nobody has looked at yet. */
export const unlisted = ({ undecided }: Examined): string[] =>
  Object.entries(undecided)
    .filter(([kind]) => !Object.hasOwn(lookedAt, kind))
    .map(([kind, where]) => `${kind} ×${where.length}: ${where.slice(0, 3).join(' | ')}`);

function reasonOf({ any, all, none }: NodeResult): string {
  const [check] = [...any, ...all, ...none];
  const data = check?.data as { messageKey?: string } | null | undefined;
  return data?.messageKey ?? check?.id ?? 'no reason';
}
