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

/** Limits a rendering error to the children. Without it, React would unmount the whole page, and typed text with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failed: false };

  // This replaces a React `key`, which would remount the children, and so the head's elements, on every page change.
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
