import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import { englishStringTranslator } from '@rjsf/utils';
import type { Registry, RJSFSchema } from '@rjsf/utils';
import { Field } from '../templates/Field.tsx';
import { Nothing } from '../templates/Nothing.tsx';
import { Row } from '../templates/Row.tsx';
import { RowFields } from '../templates/RowFields.tsx';
import { Rows } from '../templates/Rows.tsx';
import { Unknown } from '../templates/Unknown.tsx';
import { widgets } from '../widgets/index.ts';
import type { FormContext } from './formContext.ts';
import { globalFormOptions } from './ids.ts';
import { schemaUtils } from './schemaUtils.ts';

/**
 * Our widgets have no default options for rjsf to merge in, so each is its own merged form: one
 * component fewer for each field of the page.
 */
const draws = Object.fromEntries(
  Object.entries(widgets).map(([name, { Draw }]) => [
    name,
    Object.assign(Draw, { MergedWidget: Draw }),
  ]),
);

/** Only what a closed language can ask for: rjsf's fields for scalars, lists and rows, our widgets and templates. */
const base = {
  fields: {
    SchemaField,
    StringField,
    NumberField: StringField,
    BooleanField: StringField,
    ArrayField,
    ObjectField: RowFields,
  },
  widgets: { ...draws, unknown: Unknown },
  templates: {
    FieldTemplate: Field,
    ArrayFieldTemplate: Rows,
    ArrayFieldItemTemplate: Row,
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
  },
  rootSchema: {} as RJSFSchema,
  schemaUtils,
  translateString: englishStringTranslator,
  globalFormOptions,
  globalUiOptions: { orderable: false },
};

/** What rjsf needs to draw one form's fields. */
export function createRegistry(formContext: FormContext): Registry {
  return { ...base, formContext } as unknown as Registry;
}
