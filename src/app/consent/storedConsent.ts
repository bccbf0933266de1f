const key = 'consent';

/** The remembered answer about analytics; `undefined` while nobody has answered. */
export const storedConsent = {
  read(): boolean | undefined {
    const answer = localStorage.getItem(key);
    return answer === null ? undefined : answer === 'yes';
  },
  write(accepted: boolean): void {
    localStorage.setItem(key, accepted ? 'yes' : 'no');
  },
};
