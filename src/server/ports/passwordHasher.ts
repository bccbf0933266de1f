/** argon2id behind a bounded queue that is fair to tenants and people: whoever asks is read from the request. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Compares when a place is free and `admit`, asked at that moment, lets it. With no hash it does
   * the same work on a made-up one and answers false.
   */
  verify(
    stored: string | undefined,
    password: string,
    admit?: () => Promise<void>,
  ): Promise<boolean>;
}
