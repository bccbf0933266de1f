import { allStates } from './specimens/states.ts';
import { addressOf, type Wanted } from './wanted.ts';

/** The same gallery for another tenant, in another light, in one state. */
export function Choices({ wanted }: { wanted: Wanted }) {
  const rows: [name: keyof Wanted, values: readonly (string | undefined)[]][] = [
    ['tenant', ['almadraba', 'encinar', 'faro']],
    ['theme', ['light', 'dark', 'auto']],
    ['state', [undefined, ...allStates]],
    ...(wanted.only
      ? [['only', [wanted.only, undefined]] as ['only', (string | undefined)[]]]
      : []),
  ];
  return (
    <nav className="gallery-choices" aria-label="Qué se ve">
      {rows.map(([name, values]) => (
        <p key={name}>
          <span className="muted">{name}</span>{' '}
          {values.map((value) => (
            <a
              key={value ?? ''}
              href={addressOf({ ...wanted, [name]: value })}
              aria-current={wanted[name] === value || undefined}
            >
              {value ?? 'todo'}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}
