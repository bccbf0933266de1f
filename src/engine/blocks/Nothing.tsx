import { Link } from '../links/Link.tsx';
import { useOffers } from '../links/offered.ts';

interface NothingProps {
  title: string;
  text?: string;
  action?: { label: string; to: string };
  level?: 2 | 3;
}

/** An empty state: that there is nothing, why, and one thing to do about it. */
export function Nothing({ title, text, action, level = 2 }: NothingProps) {
  const offers = useOffers();
  const Heading = `h${level}` as const;
  return (
    <div className="card nothing">
      <Heading>{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {action && offers(action, {}) && (
        <Link className="button" to={action.to}>
          {action.label}
        </Link>
      )}
    </div>
  );
}
