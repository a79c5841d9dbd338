import { Component, createRef, type ReactNode, type RefObject } from 'react';

interface KeptFocusProps {
  /** Of the control that has the focus where the one before had it. */
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Around a field whose control another list may change for another one, such as a short list for a long one: the focus
 * goes on to the new one. A class, because only a class is asked before the old one goes.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  declare readonly root: RefObject<HTMLDivElement | null>;

  constructor(props: KeptFocusProps) {
    super(props);
    this.root = createRef();
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_: KeptFocusProps, __: unknown, hadFocus: boolean): void {
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
