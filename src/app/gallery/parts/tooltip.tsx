import { Eye } from 'lucide-react';
import { Tooltip } from '#/engine/parts/Tooltip.tsx';
import type { Part, PartProps } from './part.ts';

function Draw({ say }: PartProps) {
  return (
    <Tooltip text={say('Ocultar los importes')}>
      <button type="button" className="button button--quiet">
        <Eye aria-hidden />
        {say('Importes')}
      </button>
    </Tooltip>
  );
}

export const tooltip: Part = { title: 'Ayuda breve', opener: 'button', onFocus: true, Draw };
