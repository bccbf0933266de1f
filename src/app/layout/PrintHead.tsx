import { useEffect, useState } from 'react';
import { formatInstant } from '#/domain/dates/format.ts';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import './printHead.css';

/** What paper says above a page: whose it is, who says so, and when it was printed. */
export function PrintHead({ name }: { name: string }) {
  const { text } = usePorts();
  const { tenant, configuration } = useTenancy();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const note = () => setNow(new Date());
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <dl className="print-head">
      <div>
        <dt>{text('page.print.tenant')}</dt>
        <dd>{tenant.display_name}</dd>
      </div>
      <div>
        <dt>{text('page.print.client')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{text('page.print.date')}</dt>
        <dd>
          <time dateTime={now.toISOString()}>
            {formatInstant(now.toISOString(), configuration.time_zone)}
          </time>
        </dd>
      </div>
    </dl>
  );
}
