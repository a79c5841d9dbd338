import type { FieldProps } from '@rjsf/utils';
import { Fragment, useContext, useMemo, type ReactNode } from 'react';
import { outermostKey, type FormData } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import { Cells, errorOf } from './cells.tsx';
import { FormViewContext, useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { pluralMessage } from '../model/messages.ts';
import { groupFields } from './section-groups.ts';

/**
 * Replaces rjsf's root field. Renders the visible fields with the values and errors of rjsf, whose
 * data also contains the values of hidden fields.
 */
export function FieldList({ formData, errorSchema, onChange }: FieldProps) {
  const { form, sections } = useFormScope();
  const { shown, allShown, pageView, mountedCount } = useContext(FormViewContext);
  const data = (formData ?? {}) as FormData;
  const { mounted, groups } = useMemo(() => {
    const mountedFields = new Map([...shown].slice(0, mountedCount));
    const all = groupFields(form.fields, sections).map(({ section, fields }) => ({
      section,
      fields: fields.flatMap(({ key }) => mountedFields.get(key) ?? []),
    }));
    return { mounted: mountedFields, groups: all };
  }, [form, mountedCount, shown, sections]);
  const countInvalid = (fields: readonly Field[]) => {
    const keys = new Set(fields.map(({ key }) => key));
    const isInvalid = (field: Field) =>
      keys.has(outermostKey(field)) && errorOf(field.key, errorSchema) !== undefined;
    return [...mounted.values()].filter(isInvalid).length;
  };
  const lists = groups.map(({ section, fields }) => {
    if (fields.length === 0) return null;
    const parts = { data, errorSchema, mounted, onChange };
    const cells = <Cells {...parts} fields={fields} />;
    return section ? (
      <Section
        key={section.from}
        title={section.title}
        isOpen={section === sections[0]}
        wrongCount={countInvalid(fields)}
      >
        {cells}
      </Section>
    ) : (
      <Fragment key="first">{cells}</Fragment>
    );
  });
  if (!form.pages) return lists;
  const { top: PageTop } = form.pages;
  return (
    <>
      <PageTop view={pageView} shown={allShown} data={data} />
      {lists}
    </>
  );
}

interface SectionProps {
  title: string;
  /** The initial state. Later, users and errors open and close the section. */
  isOpen: boolean;
  /** The number of invalid fields, shown in the heading. */
  wrongCount: number;
  children: ReactNode;
}

/** A collapsible section. It is a `details` element, so that find-in-page can open it. */
function Section({ title, isOpen, wrongCount, children }: SectionProps) {
  const { messages } = useFormScope();
  return (
    <details open={isOpen}>
      {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- its heading is its label */}
      <summary className={classes.section}>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {wrongCount > 0 && (
          <span className={classes.wrong}>
            {pluralMessage(messages.problemsAnnounced, wrongCount, messages)}
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
