import { Component } from 'react';
import type { ReactNode } from 'react';

interface BlockBoundaryProps {
  /** Shown instead of a block that broke; never a white page. */
  fallback: ReactNode;
  /** Another value gives the block another try. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Keeps a broken block from taking the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: BlockBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey)
      this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
