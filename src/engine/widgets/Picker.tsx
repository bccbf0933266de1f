import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  Button,
  Collection,
  ComboBox,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import type { FormContext } from '../fields/formContext.ts';
import { AriaLanguage } from '../parts/AriaLanguage.tsx';
import { matching, toSearchable, type Searchable } from './matching.ts';

/** How many options are drawn at first, and how many more each time the end comes near. */
const PAGE = 50;

/** Only the options in sight are drawn; each is measured once it is. In pixels. */
const rows = { estimatedRowHeight: 44, padding: 4 };

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
  const typed = useRef('');
  const found = useMemo(() => matching(choices, query ?? ''), [choices, query]);
  const page = useMemo(() => found.slice(0, length), [found, length]);
  // React Aria has to know the chosen option, in sight or not: it takes its name from there.
  const items = useMemo(() => {
    const one = several ? undefined : choices.find(({ key }) => key === keys[0]);
    return !one || page.includes(one) ? page : [...page, one];
  }, [page, choices, keys, several]);
  const names = useMemo(() => new Set(page.map((choice) => choice.label)), [page]);

  const search = (text: string) => {
    typed.current = text === shown ? '' : text;
    setQuery(text === shown ? undefined : text);
    setLength(PAGE);
    if (text === '' && !several && keys.length > 0) onChoose([]);
  };
  // A list that closes because the page moves reports the same choice: what was typed stays.
  const choose = (next: string[]) => {
    if (next.join('\n') === keys.join('\n')) return;
    typed.current = '';
    setQuery(undefined);
    onChoose(next);
  };
  const withKey = (key: string) => (several ? [...new Set([...keys, key])] : [key]);
  const press = (event: KeyboardEvent) => {
    const [one, ...others] = query?.trim() ? found : [];
    const isOnly = event.key === 'Enter' && one !== undefined && others.length === 0;
    if (event.key !== 'Escape' && !isOnly) return;
    typed.current = '';
    setQuery(undefined);
    if (!isOnly) return;
    // The only option that is left is taken, never given back, and the form is not sent.
    event.preventDefault();
    event.stopPropagation();
    choose(withKey(one.key));
  };
  /** Somebody leaves a text behind: it is the name of an option, or nothing is chosen by it. */
  const leave = () => {
    const left = typed.current.trim();
    typed.current = '';
    setQuery(undefined);
    if (!left) return;
    const [one, ...others] = choices.filter(
      ({ label: name, key }) => key === left || toSearchable(name) === toSearchable(left),
    );
    if (one && others.length === 0) choose(withKey(one.key));
    else
      onChoose(
        [...keys],
        text('page.choice.not_listed', {
          typed: left.slice(0, 60),
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
        defaultItems={items}
        defaultFilter={(name) => names.has(name)}
        inputValue={query ?? shown}
        onInputChange={search}
        value={several ? keys : (keys[0] ?? null)}
        onChange={(value) => choose(([] as unknown[]).concat(value ?? []).map(String))}
        onOpenChange={() => setLength(PAGE)}
        onBlur={leave}
        allowsEmptyCollection
        menuTrigger="input"
      >
        <Group className="picker" onKeyDownCapture={press}>
          <Input className="input picker-input" placeholder={props.placeholder} />
          <Button className="picker-button">
            <span aria-hidden="true" />
          </Button>
        </Group>
        <Popover
          className="picker-popover"
          offset={4}
          UNSTABLE_portalContainer={document.querySelector('main') ?? undefined}
        >
          <Virtualizer layout={ListLayout} layoutOptions={rows}>
            <ListBox
              className="picker-list"
              renderEmptyState={() => (
                <p className="picker-nothing">{text('page.choice.none_found')}</p>
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
              {page.length < found.length && (
                <ListBoxLoadMoreItem
                  className="picker-more"
                  scrollOffset={2}
                  onLoadMore={() => setLength((drawn) => drawn + PAGE)}
                />
              )}
            </ListBox>
          </Virtualizer>
        </Popover>
      </ComboBox>
    </AriaLanguage>
  );
}
