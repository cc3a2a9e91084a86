import { Component, type ReactNode } from 'react';

interface Props {
  /** What shows instead of a part that fails. */
  fallback: ReactNode;
  /** A part that failed has another chance when this changes. */
  resetKey?: string;
  onError?: () => void;
  children: ReactNode;
}
interface State {
  resetKey: string | undefined;
  failed: boolean;
}

/** Keeps the failure of one part from the others: without it React takes down the whole page, and what was typed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failed: false };

  // Not by a key, which would make the page's head anew with every page.
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
