import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { Fragment, useContext, useMemo, type ReactNode } from 'react';
import type { FormData } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import { FieldCell } from './field-cell.tsx';
import { FormViewContext, useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { pairedFields } from './pairs.ts';
import { countedText } from '../model/texts.ts';
import { groupFields } from './section-groups.ts';

/**
 * The whole form, in the place of rjsf's root field: the shown fields, one below the other and short ones in
 * pairs, with the values and errors of rjsf. rjsf's data keeps the hidden ones.
 */
export function FieldList({ formData, errorSchema, onChange }: FieldProps) {
  const { form, sections } = useFormScope();
  const { shown, mountedCount } = useContext(FormViewContext);
  const data = (formData ?? {}) as FormData;
  const groups = useMemo(() => {
    const mounted = new Set(form.fields.slice(0, mountedCount));
    const nowShown = (field: Field) => (mounted.has(field) && shown.get(field.key)) || [];
    return groupFields(form.fields, sections).map(({ section, fields }) => {
      const here = fields.flatMap(nowShown);
      return { section, fields: here, paired: pairedFields(here) };
    });
  }, [form, mountedCount, shown, sections]);
  return groups.map(({ section, fields, paired }) => {
    if (fields.length === 0) return null;
    const cells = (
      <div className={classes.fields}>
        {fields.map((field) => {
          const { key, parentKey } = field;
          return (
            <FieldCell
              key={key}
              field={field}
              isHalf={paired.has(key)}
              value={data[key] as string | number | undefined}
              parentValue={parentKey === undefined ? '' : String(data[parentKey] ?? '')}
              error={errorSchema?.[key]?.[ERRORS_KEY]?.[0]}
              onChange={onChange}
            />
          );
        })}
      </div>
    );
    return section ? (
      <Section
        key={section.from}
        title={section.title}
        isOpen={section === sections[0]}
        wrongCount={fields.filter(({ key }) => errorSchema?.[key]?.[ERRORS_KEY]?.[0]).length}
      >
        {cells}
      </Section>
    ) : (
      <Fragment key="first">{cells}</Fragment>
    );
  });
}

interface SectionProps {
  title: string;
  /** How the section starts. After that the person and the errors decide. */
  isOpen: boolean;
  /** How many of its fields are wrong: a closed section says so. */
  wrongCount: number;
  children: ReactNode;
}

/** A part of the form that can be closed. The browser's own element, so find-in-page opens it. */
function Section({ title, isOpen, wrongCount, children }: SectionProps) {
  const { texts } = useFormScope();
  return (
    <details open={isOpen}>
      {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- its heading is its label */}
      <summary className={classes.section}>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {wrongCount > 0 && (
          <span className={classes.wrong}>
            {countedText(texts.problemsAnnounced, wrongCount, texts)}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
