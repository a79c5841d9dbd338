import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { Fragment, type ReactNode, useContext, useMemo } from 'react';
import { type AnswersByKey, outermostFieldKey } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import { FormViewContext, useFormScope } from './form-scope.ts';
import { pluralMessage } from '../model/messages.ts';
import { groupFieldsBySection } from './section-groups.ts';
import { FieldCell } from './field-cell.tsx';
import { halfWidthFieldKeys } from './pairs.ts';
import classes from './form.module.css';

interface CellParts extends Pick<FieldProps, 'onChange'> {
  errorSchema: FieldProps['errorSchema'] | undefined;
  data: AnswersByKey;
  mounted: ReadonlyMap<string, Field>;
}

interface CellsProps extends CellParts {
  fields: readonly Field[];
}

const none: readonly never[] = [];

const errorOf = (key: string, errors: CellParts['errorSchema']): string | undefined =>
  errors?.[key]?.[ERRORS_KEY]?.[0];

function Cells({ fields, ...parts }: CellsProps) {
  const { data, errorSchema, mounted, onChange } = parts;
  const { afterCommit, give } = useFormScope();
  const { allShown } = useContext(FormViewContext);
  const paired = useMemo(() => halfWidthFieldKeys(fields), [fields]);
  return (
    <div className={classes.fields}>
      {fields.map((field) => {
        const { key, parentKey, definition } = field;
        if (definition.group) {
          const { cell: GroupCell } = definition.group;
          return (
            <div key={key} className={classes.whole}>
              <GroupCell
                field={field}
                mounted={mounted}
                error={errorOf(key, errorSchema)}
                data={data}
                onCommit={(answer, begun = none) => {
                  for (const [begunKey, value] of begun) {
                    give(begunKey, value);
                    onChange(value, [begunKey]);
                  }
                  onChange(answer, [key]);
                  afterCommit(field, answer);
                }}
                renderFields={(inRow) => <Cells {...parts} fields={inRow} />}
              />
            </div>
          );
        }
        return (
          <FieldCell
            key={key}
            field={field}
            isHalf={paired.has(key)}
            value={data[key] as string | number | undefined}
            parentValue={parentKey === undefined ? '' : String(data[parentKey] ?? '')}
            parentLabel={parentKey === undefined ? undefined : allShown.get(parentKey)?.label}
            error={errorOf(key, errorSchema)}
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}

/** Renders the fields in `shown`, because `formData` also contains the answers of hidden fields. */
export function FieldList({ formData, errorSchema, onChange }: FieldProps) {
  const { form, sections } = useFormScope();
  const { shown, allShown, pageView, mountedCount } = useContext(FormViewContext);
  const data = (formData ?? {}) as AnswersByKey;
  const { mounted, groups } = useMemo(() => {
    const mountedFields = new Map([...shown].slice(0, mountedCount));
    const all = groupFieldsBySection(form.fields, sections).map(({ section, fields }) => ({
      section,
      fields: fields.flatMap(({ key }) => mountedFields.get(key) ?? []),
    }));
    return { mounted: mountedFields, groups: all };
  }, [form, mountedCount, shown, sections]);
  const countInvalid = (fields: readonly Field[]) => {
    const keys = new Set(fields.map(({ key }) => key));
    const isInvalid = (field: Field) =>
      keys.has(outermostFieldKey(field)) && errorOf(field.key, errorSchema) !== undefined;
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
  /**
   * Whether the section is open at first. Later, the user opens and closes the section, and the
   * form opens the section to focus a field in it.
   */
  isOpen: boolean;
  wrongCount: number;
  children: ReactNode;
}

/** The browser's find-in-page opens a closed `details` element if it contains the searched text. */
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
