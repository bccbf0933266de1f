import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import { englishStringTranslator } from '@rjsf/utils';
import type { Registry, RJSFSchema } from '@rjsf/utils';
import { Bare } from '../templates/Bare.tsx';
import { Nothing } from '../templates/Nothing.tsx';
import { Row } from '../templates/Row.tsx';
import { RowFields } from '../templates/RowFields.tsx';
import { Rows } from '../templates/Rows.tsx';
import type { FormContext } from '../fields/formContext.ts';
import { globalFormOptions } from '../templates/ids.ts';
import { schemaUtils } from './schemaUtils.ts';

/** Only what a closed language can ask of rjsf: lists of rows, under our templates. */
const base = {
  fields: {
    SchemaField,
    ArrayField,
    ObjectField: RowFields,
  },
  widgets: {},
  templates: {
    FieldTemplate: Bare,
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
