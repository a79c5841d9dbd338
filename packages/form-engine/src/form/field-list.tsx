import type { FieldProps } from '@rjsf/utils';
import { Fragment, useContext, useMemo, type ReactNode } from 'react';
import type { FormData } from '../model/field-facts.ts';
import { Cells, errorOf, type CellParts } from './cells.tsx';
import { FormViewContext, useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { countedText } from '../model/texts.ts';
import { groupBy } from '../shared/group-by.ts';
import { PageFrame } from './page-frame.tsx';
import { groupFields } from './section-groups.ts';

/**
 * The whole form, in the place of rjsf's root field: the shown fields, one below the other and short ones in
 * pairs, with the values and errors of rjsf. rjsf's data keeps the hidden ones.
 */
export function FieldList({ formData, errorSchema, onChange }: FieldProps) {
  const { form, sections } = useFormScope();
  const { shown, mountedCount } = useContext(FormViewContext);
  const parts: CellParts = { data: (formData ?? {}) as FormData, errorSchema, shown, onChange };
  const groups = useMemo(() => {
    const mounted = new Map([...shown].slice(0, mountedCount));
    const inRows = groupBy(mounted.values(), ({ row }) => row?.groupKey);
    return groupFields(form.fields, sections).map(({ section, fields }) => ({
      section,
      fields: fields.flatMap(({ key }) => mounted.get(key) ?? []),
      inRows,
    }));
  }, [form, mountedCount, shown, sections]);
  const lists = groups.map(({ section, fields, inRows }) => {
    if (fields.length === 0) return null;
    const cells = <Cells {...parts} fields={fields} inRows={inRows} />;
    const all = fields.flatMap((field) => [field, ...(inRows.get(field.key) ?? [])]);
    return section ? (
      <Section
        key={section.from}
        title={section.title}
        isOpen={section === sections[0]}
        wrongCount={all.filter(({ key }) => errorOf(key, errorSchema)).length}
      >
        {cells}
      </Section>
    ) : (
      <Fragment key="first">{cells}</Fragment>
    );
  });
  return (
    <>
      <PageFrame data={parts.data} />
      {lists}
    </>
  );
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
