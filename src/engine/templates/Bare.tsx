import type { FieldTemplateProps } from '@rjsf/utils';

/** Around a list of rows: its own template names it and tells what is wrong. */
export function Bare({ children }: FieldTemplateProps) {
  return children;
}
