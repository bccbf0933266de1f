import { Link } from '../links/Link.tsx';
import type { Told } from './choices.ts';

/** Why a choice cannot be made now, and the ways out of it. */
export function Obstacles({ id, obstacles }: { id: string; obstacles: readonly Told[] }) {
  return (
    <span id={id} className="choice-obstacles">
      {obstacles.map(({ reason, remedy }, index) => (
        <span key={index}>
          {reason}{' '}
          {remedy && (
            <span className="choice-remedy">
              <Link to={remedy.to}>{remedy.label}</Link>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
