import { Component, type ReactNode } from 'react';
import type { PageId } from '../routing/routes.ts';
import { FailurePage } from './FailurePage.tsx';

interface Props {
  page: PageId;
  children: ReactNode;
}
interface State {
  page: PageId;
  failed: boolean;
}

/** Shows words instead of an empty screen when a page fails or its chunk cannot be loaded; the next page has its chance. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: false };

  // Not by a key, which would make the page's head anew with every page.
  static getDerivedStateFromProps({ page }: Props, before: State): State | null {
    return before.page === page ? null : { page, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
