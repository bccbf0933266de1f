/**
 * Version of the questions about data protection that are in force. Whoever answered an older one is
 * asked again, so it moves with every change of their wording that matters.
 */
export const GDPR_TEXT_VERSION = '2025-1';
