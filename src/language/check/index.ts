import { checkBareCalls } from './bareCalls.ts';
import { checkBeginsWith } from './beginsWith.ts';
import { checkBesideLocks } from './besideLocks.ts';
import { checkBesideSecrets } from './besideSecrets.ts';
import { checkBlocks } from './blocks.ts';
import { checkBody } from './body.ts';
import { checkBounds } from './bounds.ts';
import { checkCalledTwice } from './calledTwice.ts';
import { checkCallers } from './callers.ts';
import { checkCalls } from './calls.ts';
import { checkCodes } from './codes.ts';
import { checkColumns } from './columns.ts';
import { checkComparisons } from './comparisons.ts';
import { checkContactBlocks } from './contactBlocks.ts';
import type { Check } from './context.ts';
import { checkCycles } from './cycles.ts';
import { checkDateBounds } from './dateBounds.ts';
import { checkDisplayedRoute } from './displayedRoute.ts';
import { checkDrawnAsJudged } from './drawnAsJudged.ts';
import { checkDrafts } from './drafts.ts';
import { checkExamples } from './examples.ts';
import { checkFields } from './fields.ts';
import { checkFilters } from './filters.ts';
import { checkFirstAnswers } from './firstAnswers.ts';
import { checkFixedRows } from './fixedRows.ts';
import { checkForetold } from './foretold.ts';
import { checkFormAccess } from './formAccess.ts';
import { checkFormsForOthers } from './formsForOthers.ts';
import { checkFormats } from './formats.ts';
import { checkGraveCalls } from './graveCalls.ts';
import { checkFreeToLeave } from './freeToLeave.ts';
import { checkGiven } from './given.ts';
import { checkHolidays } from './holidays.ts';
import { checkIdentity } from './identity.ts';
import { checkKeptCodes } from './keptCodes.ts';
import { checkKeptHelp } from './keptHelp.ts';
import { checkLabels } from './labels.ts';
import { checkLeadsNowhere } from './leadsNowhere.ts';
import { checkLinkValues } from './linkValues.ts';
import { checkLinkVerbs } from './linkVerbs.ts';
import { checkKeptAsked } from './keptAsked.ts';
import { checkKeptLimits } from './keptLimits.ts';
import { checkHeldPlaces } from './heldPlaces.ts';
import { checkHeldQuestions } from './heldQuestions.ts';
import { checkKeptShown } from './keptShown.ts';
import { checkLinkParameters } from './linkParameters.ts';
import { checkLinkNeeds } from './linkNeeds.ts';
import { checkRouteReadings } from './routeReadings.ts';
import { checkRouteValues } from './routeValues.ts';
import { checkListed } from './listed.ts';
import { checkAmountRules } from './amountRules.ts';
import { checkAskedAlike } from './askedAlike.ts';
import { checkAskedWords } from './askedWords.ts';
import { checkCalledAlike } from './calledAlike.ts';
import { checkAfterwards } from './afterwards.ts';
import { checkShownTerms } from './shownTerms.ts';
import { checkShownType } from './shownType.ts';
import { checkOffers } from './offers.ts';
import { checkLiterals } from './literals.ts';
import { checkOpenOrders } from './openOrders.ts';
import { checkOrderType } from './orderType.ts';
import { checkListing } from './listing.ts';
import { checkLockedCodes } from './lockedCodes.ts';
import { checkLockedForms } from './lockedForms.ts';
import { checkLocksTable } from './locks.ts';
import { checkMenuAudience } from './menuAudience.ts';
import { checkMenuLabels } from './menuLabels.ts';
import { checkMissing } from './missing.ts';
import { checkDistinct } from './distinct.ts';
import { checkNamed } from './named.ts';
import { checkNamedAlike } from './namedAlike.ts';
import { checkNamedEntries } from './namedEntries.ts';
import { checkNarrowed } from './narrowed.ts';
import { checkNarrowing } from './narrowing.ts';
import { checkOwn } from './own.ts';
import { checkOwnCodes } from './ownCodes.ts';
import { checkOwnAfter } from './ownAfter.ts';
import { checkOwnForms } from './ownForms.ts';
import { checkOwnWords } from './ownWords.ts';
import { checkPassedOver } from './passedOver.ts';
import { checkPaths } from './paths.ts';
import { checkPointers } from './pointers.ts';
import { checkPreviewed } from './previewed.ts';
import { checkPrefilled } from './prefilled.ts';
import { checkQuestions } from './questions.ts';
import { checkUnreachable } from './unreachable.ts';
import { checkRegulated } from './regulated.ts';
import { checkReached } from './reached.ts';
import { checkReads } from './reads.ts';
import { checkRedirects } from './redirects.ts';
import { checkRemedies } from './remedies.ts';
import { checkRowPresses } from './rowPresses.ts';
import { checkRoutes } from './routes.ts';
import { checkSaidLimits } from './saidLimits.ts';
import { checkSameCodes } from './sameCodes.ts';
import { checkSamePlace } from './samePlace.ts';
import { checkSecrets } from './secrets.ts';
import { checkServerScope } from './serverScope.ts';
import { checkSentFigures } from './sentFigures.ts';
import { checkSentChanges } from './sentChanges.ts';
import { checkSettings } from './settings.ts';
import { checkShownDefaults } from './shownDefaults.ts';
import { checkStrings } from './strings.ts';
import { checkStyle } from './style.ts';
import { checkTenant } from './tenant.ts';
import { checkTexts } from './texts.ts';
import { checkTranslations } from './translations.ts';
import { checkUnsent } from './unsent.ts';
import { checkUnused } from './unused.ts';
import { checkUnusedParts } from './unusedParts.ts';
import { checkVariantDemands } from './variantDemands.ts';
import { checkVariantForms } from './variantForms.ts';
import { checkVariantScreens } from './variantScreens.ts';
import { checkVerbs } from './verbs.ts';
import { checkWhere } from './where.ts';
import { checkWords } from './words.ts';
import { checkYesNo } from './yesNo.ts';
import { checkGuestPages } from './guestPages.ts';
import { checkHarmlessButtons } from './harmlessButtons.ts';
import { checkHints } from './hints.ts';
import { checkOwnPolls } from './ownPolls.ts';
import { checkTenantSize } from './tenantSize.ts';
import { checkStepUpForms } from './stepUpForms.ts';

/** Everything that is looked for in a document that fits its grammar. */
export const checks: Record<string, Check> = {
  bareCalls: checkBareCalls,
  beginsWith: checkBeginsWith,
  besideLocks: checkBesideLocks,
  besideSecrets: checkBesideSecrets,
  blocks: checkBlocks,
  body: checkBody,
  bounds: checkBounds,
  calledTwice: checkCalledTwice,
  callers: checkCallers,
  calls: checkCalls,
  codes: checkCodes,
  columns: checkColumns,
  comparisons: checkComparisons,
  contactBlocks: checkContactBlocks,
  cycles: checkCycles,
  dateBounds: checkDateBounds,
  distinct: checkDistinct,
  displayedRoute: checkDisplayedRoute,
  drafts: checkDrafts,
  fields: checkFields,
  filters: checkFilters,
  firstAnswers: checkFirstAnswers,
  fixedRows: checkFixedRows,
  foretold: checkForetold,
  formAccess: checkFormAccess,
  formats: checkFormats,
  formsForOthers: checkFormsForOthers,
  freeToLeave: checkFreeToLeave,
  graveCalls: checkGraveCalls,
  given: checkGiven,
  guestPages: checkGuestPages,
  holidays: checkHolidays,
  identity: checkIdentity,
  keptHelp: checkKeptHelp,
  keptAsked: checkKeptAsked,
  keptLimits: checkKeptLimits,
  heldQuestions: checkHeldQuestions,
  keptShown: checkKeptShown,
  linkValues: checkLinkValues,
  linkVerbs: checkLinkVerbs,
  linkParameters: checkLinkParameters,
  linkNeeds: checkLinkNeeds,
  listed: checkListed,
  literals: checkLiterals,
  orderType: checkOrderType,
  amountRules: checkAmountRules,
  askedAlike: checkAskedAlike,
  previewed: checkPreviewed,
  askedWords: checkAskedWords,
  calledAlike: checkCalledAlike,
  afterwards: checkAfterwards,
  offers: checkOffers,
  shownTerms: checkShownTerms,
  shownType: checkShownType,
  openOrders: checkOpenOrders,
  listing: checkListing,
  lockedCodes: checkLockedCodes,
  lockedForms: checkLockedForms,
  locks: checkLocksTable,
  named: checkNamed,
  namedAlike: checkNamedAlike,
  namedEntries: checkNamedEntries,
  narrowed: checkNarrowed,
  narrowing: checkNarrowing,
  own: checkOwn,
  ownCodes: checkOwnCodes,
  ownAfter: checkOwnAfter,
  ownForms: checkOwnForms,
  ownWords: checkOwnWords,
  passedOver: checkPassedOver,
  paths: checkPaths,
  pointers: checkPointers,
  prefilled: checkPrefilled,
  questions: checkQuestions,
  regulated: checkRegulated,
  reached: checkReached,
  reads: checkReads,
  redirects: checkRedirects,
  remedies: checkRemedies,
  rowPresses: checkRowPresses,
  routes: checkRoutes,
  saidLimits: checkSaidLimits,
  sameCodes: checkSameCodes,
  samePlace: checkSamePlace,
  secrets: checkSecrets,
  sentChanges: checkSentChanges,
  sentFigures: checkSentFigures,
  serverScope: checkServerScope,
  routeReadings: checkRouteReadings,
  routeValues: checkRouteValues,
  settings: checkSettings,
  shownDefaults: checkShownDefaults,
  strings: checkStrings,
  style: checkStyle,
  tenant: checkTenant,
  texts: checkTexts,
  translations: checkTranslations,
  unsent: checkUnsent,
  unused: checkUnused,
  variantDemands: checkVariantDemands,
  variantForms: checkVariantForms,
  variantScreens: checkVariantScreens,
  verbs: checkVerbs,
  where: checkWhere,
  words: checkWords,
  yesNo: checkYesNo,
  harmlessButtons: checkHarmlessButtons,
  hints: checkHints,
  ownPolls: checkOwnPolls,
  tenantSize: checkTenantSize,
  stepUpForms: checkStepUpForms,
  menuAudience: checkMenuAudience,
  menuLabels: checkMenuLabels,
  missing: checkMissing,
};

/** Looked for in a part by itself: what it says is judged in each form that uses it. */
export const partChecks: Record<string, Check> = { unusedParts: checkUnusedParts };

/** Looked for once nothing else is wrong: what can never hold may follow from it, and examples run the form. */
export const lastChecks: Record<string, Check> = {
  reach: checkUnreachable,
  drawnAsJudged: checkDrawnAsJudged,
  leadsNowhere: checkLeadsNowhere,
  labels: checkLabels,
  examples: checkExamples,
};

/** Looked for once nothing is wrong in any document: what else a list that has lost a code makes wrong is told instead. */
export const closingChecks: Record<string, Check> = {
  keptCodes: checkKeptCodes,
  heldPlaces: checkHeldPlaces,
};
