/** Answers that were submitted, as they were asked and given. */
export interface AnswerTables {
  /** Rows are added and never changed. */
  transcripts: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    uuid_user: string;
    call: string;
    form: string;
    form_hash: string;
    release_hash: string;
    language: string;
    title: string;
    /** The transcript's exact text. */
    body: string;
    sha256: string;
    created_at: Date;
  };
  poll_answers: {
    tenant_id: string;
    uuid_poll: string;
    uuid_intervener: string;
    /** Question → what was chosen. */
    answers: Record<string, unknown>;
    answered_at: Date;
    uuid_transcript: string | null;
  };
  /** The circumstances of a test result. */
  test_attempts: {
    tenant_id: string;
    uuid_result: string;
    taken_at: Date;
    /** Which time the person took it, from 1. */
    attempt: number;
    uuid_transcript: string | null;
  };
}
