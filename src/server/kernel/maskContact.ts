/** A telephone as it may be shown: `6*****001`. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(00)?34(?=\d{9}$)/, '');
  return `${digits.slice(0, 1)}*****${digits.slice(-3)}`;
}

/** An e-mail address as it may be shown: `a*****@example.test`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}*****${email.slice(at)}`;
}
