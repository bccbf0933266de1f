import type { ReactNode } from 'react';
import { usePorts } from '#/engine/ports/ports.tsx';
import type { Configuration } from '../tenancy/tenancy.tsx';
import { Phone } from './Phone.tsx';

/**
 * Whom else one may write to, guests included: customer service and data protection have to be published
 * wherever the manager is. Rows of a `<dl>`.
 */
export function Contacts({ support }: { support: NonNullable<Configuration['support']> }) {
  const { text } = usePorts();
  const { website, contacts = {} } = support;
  return (
    <>
      {Object.entries(contacts)
        .sort(([, one], [, other]) => one.order - other.order)
        .map(([key, { name, phone, fax, email }]) => (
          <Way key={key} name={text(name)}>
            {phone && <Phone number={phone} />} {fax && <span>Fax: {fax}</span>}{' '}
            {email && <Mail to={email} />}
          </Way>
        ))}
      {website && (
        <Way name={text('page.contact.website')}>
          <a href={`https://${website}`} rel="noopener noreferrer">
            {website}
          </a>
        </Way>
      )}
    </>
  );
}

/** One way to reach somebody: its name and the way itself. */
export function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const Mail = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;
