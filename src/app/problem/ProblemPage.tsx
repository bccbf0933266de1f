import type { ReactNode } from 'react';
import './problemPage.css';

export interface ProblemPageProps {
  title: string;
  text: string;
  /** In small letters: what to tell who is asked for help. */
  detail?: string;
  children?: ReactNode;
}

/** A page that says what happened in plain words, and what can be done: no jargon, no red. */
export function ProblemPage({ title, text, detail, children }: ProblemPageProps) {
  return (
    <div className="problem-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children && <div className="problem-page__actions">{children}</div>}
      {detail && <p className="problem-page__detail">{detail}</p>}
    </div>
  );
}
