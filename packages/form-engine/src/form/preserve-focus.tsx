import { Component, createRef, type ReactNode, type RefObject } from 'react';

interface PreserveFocusProps {
  /** The id of the control to focus if the replaced control had the focus. */
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Moves the focus to the new control if an update replaces the focused control, for example because
 * a list becomes longer. It is a class, because hooks have no `getSnapshotBeforeUpdate`.
 */
export class PreserveFocus extends Component<PreserveFocusProps> {
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
