const keyOf = (tenant: string) => `consent.${tenant}`;

/** The remembered answer about a tenant's analytics; `undefined` while nobody has answered that tenant. */
export const storedConsent = {
  read(tenant: string): boolean | undefined {
    const answer = localStorage.getItem(keyOf(tenant));
    return answer === null ? undefined : answer === 'yes';
  },
  write(tenant: string, accepted: boolean): void {
    localStorage.setItem(keyOf(tenant), accepted ? 'yes' : 'no');
  },
};
