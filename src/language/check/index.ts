import { checkBlocks } from './blocks.ts';
import { checkBounds } from './bounds.ts';
import { checkBody } from './body.ts';
import { checkCalls } from './calls.ts';
import { checkCodes } from './codes.ts';
import { checkComparisons } from './comparisons.ts';
import type { Check } from './context.ts';
import { checkCycles } from './cycles.ts';
import { checkExamples } from './examples.ts';
import { checkFields } from './fields.ts';
import { checkFirstAnswers } from './firstAnswers.ts';
import { checkFormats } from './formats.ts';
import { checkGraveCalls } from './graveCalls.ts';
import { checkListing } from './listing.ts';
import { checkLockedCodes } from './lockedCodes.ts';
import { checkLockedForms } from './lockedForms.ts';
import { checkLocksTable } from './locks.ts';
import { checkMissing } from './missing.ts';
import { checkNamed } from './named.ts';
import { checkPointers } from './pointers.ts';
import { checkQuestions } from './questions.ts';
import { checkReach } from './reach.ts';
import { checkRegulated } from './regulated.ts';
import { checkRoutes } from './routes.ts';
import { checkStyle } from './style.ts';
import { checkTenant } from './tenant.ts';
import { checkTexts } from './texts.ts';
import { checkTranslations } from './translations.ts';
import { checkUnused } from './unused.ts';
import { checkWhere } from './where.ts';

/** Everything that is looked for in a document that fits its grammar. */
export const checks: Record<string, Check> = {
  blocks: checkBlocks,
  body: checkBody,
  bounds: checkBounds,
  calls: checkCalls,
  codes: checkCodes,
  comparisons: checkComparisons,
  cycles: checkCycles,
  fields: checkFields,
  firstAnswers: checkFirstAnswers,
  formats: checkFormats,
  graveCalls: checkGraveCalls,
  listing: checkListing,
  lockedCodes: checkLockedCodes,
  lockedForms: checkLockedForms,
  locks: checkLocksTable,
  named: checkNamed,
  pointers: checkPointers,
  questions: checkQuestions,
  reach: checkReach,
  regulated: checkRegulated,
  routes: checkRoutes,
  style: checkStyle,
  tenant: checkTenant,
  texts: checkTexts,
  translations: checkTranslations,
  unused: checkUnused,
  where: checkWhere,
  missing: checkMissing,
};

/** Looked for once nothing else is wrong: examples run the form. */
export const lastChecks: Record<string, Check> = { examples: checkExamples };
