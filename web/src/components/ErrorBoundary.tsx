import { Component, type ReactNode } from 'react';

interface Props {
  /** Rendered instead of the children after an error. */
  fallback: ReactNode;
  /** A change of this key renders the children again after an error. */
  resetKey?: string;
  onError?: () => void;
  children: ReactNode;
}
interface State {
  resetKey: string | undefined;
  failed: boolean;
}

/** Limits a rendering error to the children. Without it, React would unmount the whole page, including typed text. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failed: false };

  // A React `key` would remount the children on every page change, and the elements of the head with them.
  static getDerivedStateFromProps({ resetKey }: Props, before: State): State | null {
    return before.resetKey === resetKey ? null : { resetKey, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
