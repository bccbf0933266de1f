import { tenants } from './001_tenants.ts';
import { identity } from './002_identity.ts';
import { releases } from './003_releases.ts';
import { support } from './004_support.ts';
import { audit } from './005_audit.ts';
import { business } from './010_business.ts';
import { records } from './011_records.ts';
import { people } from './020_people.ts';
import { reading } from './021_reading.ts';
import { files } from './022_files.ts';
import { answers } from './023_answers.ts';
import { staff } from './024_staff.ts';
import { uploadsOnce } from './024_uploads_once.ts';
import { orders } from './030_orders.ts';
import { settlement } from './031_settlement.ts';
import { signatures } from './032_signatures.ts';
import { payments } from './033_payments.ts';
import { rd } from './034_rd.ts';
import { pollForms } from './035_poll_forms.ts';
import { appendOnly } from './036_append_only.ts';
import { holding } from './037_holding.ts';
import { keptDocuments } from './040_kept_documents.ts';
import { walls } from './041_walls.ts';
import { sessions } from './042_sessions.ts';
import { reauthentication } from './043_reauthentication.ts';
import { limits } from './044_limits.ts';
import { quarantine } from './045_quarantine.ts';
import { pricing } from './050_pricing.ts';
import { staffAlerts } from './051_staff_alerts.ts';
import { orderChanges } from './052_order_changes.ts';
import { cancellationRecords } from './053_cancellation_records.ts';
import { settings } from './054_settings.ts';
import { conservation } from './055_conservation.ts';
import { taxExemption } from './056_tax_exemption.ts';
import { narrowWalls } from './061_narrow_walls.ts';
import { issueAnswers } from './062_issue_answers.ts';
import { closedAlerts } from './063_closed_alerts.ts';
import { partyDecisions } from './064_party_decisions.ts';
import { groupsOfPeople } from './065_groups_of_people.ts';
import { directDebits } from './067_direct_debits.ts';
import { transferMessages } from './068_transfer_messages.ts';
import { quickWalls } from './070_quick_walls.ts';
import { keptAsDecided } from './071_kept_as_decided.ts';
import { senderIndexes } from './072_sender_indexes.ts';
import { photosAndPost } from './073_photos_and_post.ts';
import { permissionSets } from './074_permission_sets.ts';
import { receivedMoney } from './075_received_money.ts';
import { debitWithdrawals } from './076_debit_withdrawals.ts';
import { taxExemptionRecords } from './077_tax_exemption_records.ts';
import { narrowSenderIndexes } from './078_narrow_sender_indexes.ts';
import { heldSessions } from './079_held_sessions.ts';
import { documentKinds } from './080_document_kinds.ts';
import { deferredGains } from './081_deferred_gains.ts';
import { contributorSituations } from './082_contributor_situations.ts';
import { executionSeals } from './083_execution_seals.ts';
import { planSystems } from './084_plan_systems.ts';
import { idempotencyKeys } from './085_idempotency_keys.ts';
import { codesOfMessages } from './086_codes_of_messages.ts';
import { quickSeals } from './087_quick_seals.ts';
import { draftAbout } from './088_draft_about.ts';
import { documentOpenings } from './089_document_openings.ts';
import { orderPromises } from './090_order_promises.ts';
import { signatureReminders } from './092_signature_reminders.ts';
import { draftKeys } from './094_draft_keys.ts';
import { signedPapers } from './095_signed_papers.ts';
import { signedQuestionnaires } from './096_signed_questionnaires.ts';
import { kycRequests } from './097_kyc_requests.ts';
import { signedWith } from './098_signed_with.ts';
import { studio } from './099_studio.ts';
import { paperNames } from './100_paper_names.ts';
import { studioLinks } from './102_studio_links.ts';
import { studioAudit } from './103_studio_audit.ts';
import { messageReceipts } from './104_message_receipts.ts';
import { declaredTranscripts } from './105_declared_transcripts.ts';
import { foundAgain } from './106_found_again.ts';
import { promisedLots } from './107_promised_lots.ts';
import { allTries } from './108_all_tries.ts';
import { targetShares } from './109_target_shares.ts';
import { signedFor } from './112_signed_for.ts';
import { confirmedTranslations } from './114_confirmed_translations.ts';
import { shownSimulations } from './115_shown_simulations.ts';
import { savedProposals } from './116_saved_proposals.ts';
import { evidenceApart } from './118_evidence_apart.ts';
import { proposalsOver } from './121_proposals_over.ts';
import { renewedQuestionnaires } from './124_renewed_questionnaires.ts';
import { undonePurchases } from './131_undone_purchases.ts';
import { certificateNotices } from './133_certificate_notices.ts';

/** Every migration by its name, applied in this order, each once. One that was applied is never edited. */
export const migrations: Readonly<Record<string, string>> = {
  '001_tenants': tenants,
  '002_identity': identity,
  '003_releases': releases,
  '004_support': support,
  '005_audit': audit,
  '010_business': business,
  '011_records': records,
  '020_people': people,
  '021_reading': reading,
  '022_files': files,
  '023_answers': answers,
  '024_staff': staff,
  '024_uploads_once': uploadsOnce,
  '030_orders': orders,
  '031_settlement': settlement,
  '032_signatures': signatures,
  '033_payments': payments,
  '034_rd': rd,
  '035_poll_forms': pollForms,
  '036_append_only': appendOnly,
  '037_holding': holding,
  '040_kept_documents': keptDocuments,
  '041_walls': walls,
  '042_sessions': sessions,
  '043_reauthentication': reauthentication,
  '044_limits': limits,
  '045_quarantine': quarantine,
  '050_pricing': pricing,
  '051_staff_alerts': staffAlerts,
  '052_order_changes': orderChanges,
  '053_cancellation_records': cancellationRecords,
  '054_settings': settings,
  '055_conservation': conservation,
  '056_tax_exemption': taxExemption,
  '061_narrow_walls': narrowWalls,
  '062_issue_answers': issueAnswers,
  '063_closed_alerts': closedAlerts,
  '064_party_decisions': partyDecisions,
  '065_groups_of_people': groupsOfPeople,
  '067_direct_debits': directDebits,
  '068_transfer_messages': transferMessages,
  '070_quick_walls': quickWalls,
  '071_kept_as_decided': keptAsDecided,
  '072_sender_indexes': senderIndexes,
  '073_photos_and_post': photosAndPost,
  '074_permission_sets': permissionSets,
  '075_received_money': receivedMoney,
  '076_debit_withdrawals': debitWithdrawals,
  '077_tax_exemption_records': taxExemptionRecords,
  '078_narrow_sender_indexes': narrowSenderIndexes,
  '079_held_sessions': heldSessions,
  '080_document_kinds': documentKinds,
  '081_deferred_gains': deferredGains,
  '082_contributor_situations': contributorSituations,
  '083_execution_seals': executionSeals,
  '084_plan_systems': planSystems,
  '085_idempotency_keys': idempotencyKeys,
  '086_codes_of_messages': codesOfMessages,
  '087_quick_seals': quickSeals,
  '088_draft_about': draftAbout,
  '089_document_openings': documentOpenings,
  '090_order_promises': orderPromises,
  '092_signature_reminders': signatureReminders,
  '094_draft_keys': draftKeys,
  '095_signed_papers': signedPapers,
  '096_signed_questionnaires': signedQuestionnaires,
  '097_kyc_requests': kycRequests,
  '098_signed_with': signedWith,
  '099_studio': studio,
  '100_paper_names': paperNames,
  '102_studio_links': studioLinks,
  '103_studio_audit': studioAudit,
  '104_message_receipts': messageReceipts,
  '105_declared_transcripts': declaredTranscripts,
  '106_found_again': foundAgain,
  '107_promised_lots': promisedLots,
  '108_all_tries': allTries,
  '109_target_shares': targetShares,
  '112_signed_for': signedFor,
  '114_confirmed_translations': confirmedTranslations,
  '115_shown_simulations': shownSimulations,
  '116_saved_proposals': savedProposals,
  '118_evidence_apart': evidenceApart,
  '121_proposals_over': proposalsOver,
  '124_renewed_questionnaires': renewedQuestionnaires,
  '131_undone_purchases': undonePurchases,
  '133_certificate_notices': certificateNotices,
};
