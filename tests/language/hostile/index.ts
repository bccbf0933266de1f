import { bounds } from './bounds.ts';
import type { HostileCase } from './case.ts';
import { calls, pointers, types } from './contract.ts';
import { contradictions } from './contradictions.ts';
import { code, dynamicData, logic, patterns, references, unknown } from './keywords.ts';
import { depth, notJson, size, twice, width } from './limits.ts';
import { columns, fixed, narrowing } from './lists.ts';
import { codeNames, constructorKey, inherited, protoKey } from './names.ts';
import { locks, overlays } from './overlays.ts';
import { parts } from './parts.ts';
import { bounds as readBounds, days } from './reading.ts';
import { access, changes, constants } from './sending.ts';
import { cycles, examples, hosts, phones, places, shapes, spoken } from './sense.ts';
import { settings } from './settings.ts';
import { titles } from './titles.ts';
import { contrasts, links, script, styles } from './words.ts';

/** Malicious and broken documents by class: each class has at least five, different in mechanism. */
export const hostile: Record<string, HostileCase[]> = {
  'more bytes than a document may have': size,
  'deeper than a document may be': depth,
  'wider than a document may be': width,
  'not JSON': notJson,
  'one name twice': twice,
  'the key __proto__': protoKey,
  'the keys constructor and prototype': constructorKey,
  'names that every object has': inherited,
  'property names that are code': codeNames,
  'regular expressions': patterns,
  references: references,
  'logic of JSON Schema': logic,
  $data: dynamicData,
  'code and handlers': code,
  'misspelt words': unknown,
  'markup, addresses and hidden characters in texts': script,
  'links that lead out': links,
  'styles that are more than values': styles,
  'colours that nobody can read': contrasts,
  'pointers that lead nowhere': pointers,
  'values of another type': types,
  'calls that the contract does not know': calls,
  circles: cycles,
  contradictions: contradictions,
  'words that stand twice or nowhere': titles,
  'bounds that no answer meets': bounds,
  'rules over lists of rows that no row keeps': columns,
  'rows that are fixed and yet are not': fixed,
  'choices that are no choice': narrowing,
  'bounds of conditions that cannot be read': readBounds,
  'days between which there is none': days,
  'forms for nobody, or for anybody': access,
  'changes that cannot be sent alone': changes,
  'constants that the person should say': constants,
  'fields and places that do not agree': places,
  'shapes of another kind': shapes,
  'examples that do not hold': examples,
  'tables that lose the amount on a phone': phones,
  'texts that say nothing': spoken,
  'tenants that are not one': hosts,
  'settings that decide nothing': settings,
  'variants that touch a locked node': locks,
  'variants that do not fit': overlays,
  'parts that are none, and parts put elsewhere': parts,
};
