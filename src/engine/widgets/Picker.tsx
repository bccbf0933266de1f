import { useMemo, useState } from 'react';
import {
  Button,
  Collection,
  ComboBox,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  Popover,
} from 'react-aria-components';
import type { FormContext } from '../form/formContext.ts';
import { AriaLanguage } from './AriaLanguage.tsx';
import { matching, toSearchable, type Searchable } from './matching.ts';

/** How many options are drawn at first, and how many more each time the end comes near. */
const PAGE = 60;

export interface PickerProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  invalid: true | undefined;
  placeholder: string;
  choices: readonly Searchable[];
  /** What is chosen. */
  keys: readonly string[];
  /** Stands in the control while nobody searches. */
  shown: string;
  several: boolean;
  text: FormContext['words']['text'];
  /** With a sentence for those who cannot see what has happened. */
  onChoose(keys: string[], about?: string): void;
}

/** A control to type in, with the options that have these words below it. */
export function Picker(props: PickerProps) {
  const { id, label, choices, keys, shown, several, text, onChoose } = props;
  const [query, setQuery] = useState<string>();
  const [length, setLength] = useState(PAGE);
  const found = useMemo(() => matching(choices, query ?? ''), [choices, query]);
  const items = useMemo(() => found.slice(0, length), [found, length]);

  const search = (typed: string) => {
    setQuery(typed === shown ? undefined : typed);
    setLength(PAGE);
    if (typed === '' && !several && keys.length > 0) onChoose([]);
  };
  const choose = (next: string[]) => {
    setQuery(undefined);
    if (next.join('\n') !== keys.join('\n')) onChoose(next);
  };
  /** Somebody leaves a text behind: it is the name of an option, or nothing is chosen by it. */
  const leave = () => {
    if (!query?.trim()) return;
    const named = choices.filter(
      (choice) => toSearchable(choice.label) === toSearchable(query) || choice.key === query.trim(),
    );
    const [one] = named;
    if (one && named.length === 1) onChoose(several ? [...new Set([...keys, one.key])] : [one.key]);
    else
      onChoose(
        [...keys],
        text('«{typed}» no está en la lista. Elija una de sus opciones.', {
          typed: query.slice(0, 60),
        }),
      );
  };

  return (
    <AriaLanguage>
      <ComboBox<Searchable, 'single' | 'multiple'>
        id={id}
        aria-label={label}
        aria-describedby={props.describedBy}
        isInvalid={props.invalid === true}
        validationBehavior="aria"
        selectionMode={several ? 'multiple' : 'single'}
        items={items}
        inputValue={query ?? shown}
        onInputChange={search}
        value={several ? keys : (keys[0] ?? null)}
        onChange={(value) => choose(([] as unknown[]).concat(value ?? []).map(String))}
        onOpenChange={() => setLength(PAGE)}
        onBlur={leave}
        allowsEmptyCollection
        menuTrigger="input"
      >
        <Group className="picker">
          <Input className="input picker-input" placeholder={props.placeholder} />
          <Button className="picker-button">
            <span aria-hidden="true" />
          </Button>
        </Group>
        <Popover className="picker-popover" offset={4}>
          <ListBox
            className="picker-list"
            renderEmptyState={() => (
              <p className="picker-nothing">{text('Ninguna opción tiene esas palabras.')}</p>
            )}
          >
            <Collection items={items}>
              {({ key, label: name, hint }) => (
                <ListBoxItem id={key} textValue={name} className="picker-option">
                  <bdi>{name}</bdi>
                  {hint && <span className="choice-hint">{hint}</span>}
                </ListBoxItem>
              )}
            </Collection>
            {items.length < found.length && (
              <ListBoxLoadMoreItem
                className="picker-more"
                scrollOffset={2}
                onLoadMore={() => setLength((drawn) => drawn + PAGE)}
              />
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLanguage>
  );
}
