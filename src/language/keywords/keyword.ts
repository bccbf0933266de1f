import type { Rule } from '#/domain/rules/rule.ts';
import type { Grammar } from '../notation/grammar.ts';

/** One keyword of our language: it names a rule of the domain and says which options it takes. */
export interface Keyword {
  name: string;
  /** The JSON types that it judges; on a value of another type it is silent. */
  type: readonly ('string' | 'number' | 'boolean' | 'array')[];
  option: Grammar;
  /** The rule reads Spanish spelling: the wire's '1234.56' is handed over as '1234,56'. */
  spanish?: true;
  /** It has something to say about a field that was left empty. */
  judgesMissing?: true;
  /** The codes that the rule gives, where they are not just its name. */
  codes?: readonly string[];
  rule: Rule;
}
