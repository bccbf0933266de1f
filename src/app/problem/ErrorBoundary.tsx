import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** A change of it tries again: another page is another chance. */
  resetKey?: string;
}

/** Below it a bug while drawing shows the fallback and never a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string | true }> {
  override state: { failedAt?: string | true } = {};

  static getDerivedStateFromError() {
    return { failedAt: true as const };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failedAt && before.resetKey !== this.props.resetKey)
      this.setState({ failedAt: undefined });
  }

  override render() {
    return this.state.failedAt ? this.props.fallback : this.props.children;
  }
}
