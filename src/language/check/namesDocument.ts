import type { Assembled } from '../assembly/assemble.ts';
import { usesOf } from '../assembly/usesOf.ts';
import type { FormFile } from '../documents/part.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { leadsTo } from './routes.ts';

/** Pointers of a document at which it names another one: the form that it shows, the list that it offers, its links. */
export function namesDocument(document: Assembled, other: Assembled): string[] {
  const { kind, value, origins = [] } = document;
  if (document === other) return [];
  const given = origins
    .filter(({ key }) => key === `${other.kind}/${other.id}`)
    .map(({ at }) => at);
  if (other.kind === 'part')
    return kind !== 'form'
      ? []
      : [
          ...given,
          ...usesOf(value as FormFile)
            .filter(({ part }) => part === other.id)
            .map(({ at }) => at),
        ];
  const role = roles[other.kind];
  if (!role) return given;
  const named = found(grammars[kind], value, role)
    .filter((visit) => isNamed(String(visit.value), other))
    .map(({ pointer }) => pointer);
  return [...given, ...named];
}

const roles: Partial<Record<Assembled['kind'], 'codes' | 'form' | 'route'>> = {
  codes: 'codes',
  form: 'form',
  screen: 'route',
};

function isNamed(name: string, { kind, id, value }: Assembled): boolean {
  if (kind !== 'screen') return name === id;
  const [path = ''] = name.split(/[?#]/);
  return leadsTo(path, (value as ScreenDocument).path);
}
