/**
 * Replaces the registry of @rjsf/core with the few fields that a compiled form has. The engine brings
 * its own widget and templates; a form has no arrays, layouts or choices between schemas.
 */
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

const Nothing = () => null;

const registry = {
  fields: { NumberField, ObjectField, SchemaField, StringField },
  templates: {
    ButtonTemplates: {},
    DescriptionFieldTemplate: Nothing,
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
  },
  widgets: {},
  rootSchema: {},
  formContext: {},
  translateString: englishStringTranslator,
  globalFormOptions: {
    idPrefix: DEFAULT_ID_PREFIX,
    idSeparator: DEFAULT_ID_SEPARATOR,
    useFallbackUiForUnsupportedType: false,
  },
};

export default () => registry;
