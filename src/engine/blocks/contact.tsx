import { Clock, Mail, Phone } from 'lucide-react';
import { format, sentence } from '#/language/presentation/format.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import './contact.css';

function Component({ block, scope, words }: BlockProps<'contact'>) {
  const told = (name: 'phone' | 'hours' | 'email') => {
    const own = { from: `/tenant/support/${name}` };
    return [block[name] ?? own, own]
      .map((binding) => format(binding, scope, words))
      .find((text) => text !== '-');
  };
  const [phone, hours, email] = [told('phone'), told('hours'), told('email')];
  return (
    <div className="card contact">
      {block.text && <p className="contact-text">{sentence(block.text, scope, words)}</p>}
      <dl className="contact-ways">
        {phone && (
          <div className="contact-way contact-way--phone">
            <dt>
              <Phone aria-hidden />
              {words.text('page.contact.phone')}
            </dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {hours && (
          <div className="contact-way">
            <dt>
              <Clock aria-hidden />
              {words.text('page.contact.hours')}
            </dt>
            <dd>{hours}</dd>
          </div>
        )}
        {email && (
          <div className="contact-way">
            <dt>
              <Mail aria-hidden />
              {words.text('page.contact.email')}
            </dt>
            <dd>{isMail(email) ? <a href={`mailto:${email}`}>{email}</a> : email}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

const isMail = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/**
 * How to reach a person: telephone and hours large, mail beside them. What the block names and does not
 * come is told as the tenant has it.
 */
export const contact: BlockDrawing<'contact'> = { Component };
