import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage.tsx';

/** Shows a page in words instead of an empty screen when a page fails or its chunk cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
