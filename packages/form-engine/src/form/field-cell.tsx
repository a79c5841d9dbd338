import type { FieldProps } from '@rjsf/utils';
import {
  Component,
  createRef,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { fieldAndGroupsAround } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import type { WidgetProps } from '../model/field-type.ts';
import { type FormScope, useFormScope } from './form-scope.ts';
import type { FieldOptionsState } from '../model/options.ts';
import { fillMessage } from '../model/messages.ts';
import classes from './form.module.css';

interface PreserveFocusProps {
  /** The id of the control that gets the focus after an update has removed the focused control. */
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * If an update replaces the focused control, focuses the new control. Hooks do not support
 * `getSnapshotBeforeUpdate`, so this is a class.
 */
class PreserveFocus extends Component<PreserveFocusProps> {
  declare readonly root: RefObject<HTMLDivElement | null>;

  constructor(props: PreserveFocusProps) {
    super(props);
    this.root = createRef();
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_: PreserveFocusProps, __: unknown, hadFocus: boolean): void {
    const isLost = hadFocus && document.activeElement === document.body;
    if (isLost) document.getElementById(this.props.id)?.focus();
  }

  override render() {
    const { className, children } = this.props;
    return (
      <div ref={this.root} className={className}>
        {children}
      </div>
    );
  }
}

function useFieldOptions(
  field: Field,
  source: string,
  parentValue: string,
  parentLabel: string | undefined,
): FieldOptionsState {
  const { messages, options, announce } = useFormScope();
  const isWaiting = parentLabel !== undefined && parentValue === '';
  const peek = () => options.peek(source, parentValue);
  const state = useSyncExternalStore(options.subscribe, peek, peek);
  useEffect(() => {
    if (!isWaiting) options.request(source, parentValue);
  }, [options, source, parentValue, isWaiting]);
  const failure =
    state.status === 'failed'
      ? fillMessage(messages.optionsFailed, { label: field.label })
      : undefined;
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [failure, announce]);
  return {
    state,
    waitsFor: isWaiting ? parentLabel : undefined,
    retry: () => options.retry(source, parentValue),
  };
}

interface FieldCellProps {
  field: Field;
  isHalf: boolean;
  value: string | number | undefined;
  /** The value of the parent field, which determines the choices; '' without a parent field. */
  parentValue: string;
  parentLabel: string | undefined;
  error: string | undefined;
  onChange: FieldProps['onChange'];
}

export const FieldCell = memo(function FieldCell(cell: FieldCellProps) {
  const { field, isHalf, value, parentValue, parentLabel, error, onChange } = cell;
  const scope = useFormScope();
  const { widget: Widget, source, parts } = field.definition;
  const onCommit: WidgetProps['onCommit'] = (next) => {
    onChange(next, [field.key]);
    scope.afterCommit(field, next);
  };
  const props: WidgetProps = {
    id: scope.idOf(field.key),
    field,
    value,
    error,
    messages: scope.messages,
    isReadOnly: isReadOnlyNow(field, scope),
    options: undefined,
    parts,
    background: scope.background,
    onType: (typed) => {
      scope.onType(field, typed);
      // Text that changes the field's error is committed while the user types, other text on blur.
      if (!typed || error === undefined) return;
      if (scope.changesError(field, typed.value, error)) onCommit(typed.value);
    },
    onCommit,
  };
  return (
    <PreserveFocus id={props.id} className={isHalf ? classes.half : classes.whole}>
      {source === undefined ? (
        <Widget {...props} />
      ) : (
        <LoadedField
          {...props}
          field={field}
          source={source}
          parentValue={parentValue}
          parentLabel={parentLabel}
        />
      )}
    </PreserveFocus>
  );
});

type LoadedFieldProps = WidgetProps & {
  field: Field;
  source: string;
  parentValue: string;
  parentLabel: string | undefined;
};

/** Fields of a read-only group are read-only, too. */
export const isReadOnlyNow = (field: Field, { isSubmitting, readOnly }: FormScope): boolean =>
  isSubmitting ||
  field.isReadOnly ||
  fieldAndGroupsAround(field).some(({ name }) => readOnly.includes(name));

function LoadedField({ source, field, parentValue, parentLabel, ...props }: LoadedFieldProps) {
  const { widget: Widget } = field.definition;
  const options = useFieldOptions(field, source, parentValue, parentLabel);
  return <Widget {...props} field={field} options={options} />;
}
