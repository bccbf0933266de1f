import type { PdfDocument } from '../ports/pdfDocument.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Name and colour that a tenant's papers carry, as it published them. */
export const brandOf = ({ displayName, style }: Tenant): PdfDocument['brand'] => ({
  name: displayName,
  color: style?.light['--color-primary'] ?? '#1A1F26',
});
