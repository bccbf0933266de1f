import { control } from '../fields/control.ts';
import { setInputValue, typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

/**
 * A widget for codes that people type or paste with spaces, dots, hyphens and small letters.
 * `long` is the longest code in characters, `groups` how many stand together when shown. Whoever
 * draws a note beside it says its id as `noteId`.
 */
export function codeWidget({ long, groups }: { long: number; groups?: number }) {
  const spell = (value: unknown) => {
    const code = typeof value === 'string' ? value : '';
    return groups ? code.replace(new RegExp(`(.{${groups}})(?=.)`, 'g'), '$1 ') : code;
  };
  function Component({ noteId, ...props }: WidgetProps & { noteId?: string }) {
    const attributes = control(props as WidgetProps);
    return (
      <input
        type="text"
        className={`input input--code ${long > 20 ? '' : 'input--medium'}`}
        autoCapitalize="characters"
        spellCheck={false}
        {...attributes}
        defaultValue={spell(props.value)}
        autoComplete={attributes.autoComplete ?? 'off'}
        aria-describedby={
          [attributes['aria-describedby'], noteId].filter(Boolean).join(' ') || undefined
        }
      />
    );
  }
  return {
    Component,
    read: (host) => ({
      value: typedText(host)
        ?.replace(/[\s.\-\u00ad]/g, '')
        .toUpperCase(),
    }),
    normalize: (host, value) => setInputValue(host, spell(value)),
    show: spell,
  } satisfies Widget;
}
