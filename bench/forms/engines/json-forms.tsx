import { createAjv, validate } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { BenchEngine } from '../engine.ts';
import { jsonSchemaOf } from '../json-schema.ts';

/** JSON Forms, set up as its documentation shows: generated layout, validation on each key. */
export const engine: BenchEngine = {
  mount: (root, fields, values) => {
    const schema = jsonSchemaOf(fields);
    flushSync(() =>
      createRoot(root).render(
        <JsonForms
          schema={schema}
          data={values}
          renderers={vanillaRenderers}
          cells={vanillaCells}
          onChange={() => undefined}
        />,
      ),
    );
  },
  prepareCheck: (_root, fields, values) => {
    const schema = jsonSchemaOf(fields);
    const ajv = createAjv();
    let errors: ReturnType<typeof validate> = [];
    const fieldOf = ({ instancePath, params }: (typeof errors)[number]) =>
      instancePath.slice(1) || String(params['missingProperty']);
    return {
      run: () => (errors = validate(ajv.compile(schema), values)),
      countWrong: () => new Set(errors.map(fieldOf)).size,
    };
  },
};
