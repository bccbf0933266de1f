import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Call, Input, OperationId, Output, Problem, Result } from '#/contract/call.ts';
import type { Upload } from '#/contract/upload.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Ask } from './ask.ts';
import type { DraftPort } from './drafts.ts';
import type { FormHost } from './formHost.ts';
import type { LoadedForm } from './loadedForm.ts';

/** Everything the engine asks of the program around it. The engine itself does no input or output. */
export interface Ports {
  /** One call of the contract; a refusal is a value, never an exception. */
  call: Call;
  /** The answer to a call where it has come before the page was drawn, once. */
  here?<Id extends OperationId>(id: Id, input: Input<Id>): Output<Id> | undefined;
  /** A call that takes files and tells its progress; absent where nothing can be stored. */
  upload?: Upload;
  /** Shows the file that a call brings, in another tab or saved. To be asked while a press is being heard. */
  openFile?(call: OperationId, input: Input<OperationId>): Promise<Problem | undefined>;
  /** Saves the file that a call brings and answers with its name; told of the bytes as they come. */
  saveFile?(
    call: OperationId,
    input: Input<OperationId>,
    onBytes: (bytes: number) => void,
  ): Promise<Result<string>>;
  /** Puts text on the clipboard; rejects where the browser does not let it. */
  copy?(text: string): Promise<void>;
  /** Goes to an address of this application; `replace` leaves no step in the history. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Whether an address of this application leads to something that whoever looks may see or do; absent where all do. */
  mayOpen?(to: string): boolean;
  /** Whether an address leads to where nothing can be done yet: who goes there is told before. */
  isPlanned?(to: string): boolean;
  /** The tenant's sentence for a Spanish sentence, with its `{name}` places filled. */
  text(key: string, values?: Record<string, unknown>): string;
  /** The tenant's sentence for a broken rule; `label` is the field's name as drawn. */
  message(issue: Issue, label: string): string;
  /** A rule that only the server can judge. */
  ask: Ask;
  /** `me`, `tenant`, `facts` and `route` as they are now. */
  scope: Scope;
  /** Whose data the query cache holds: part of every key. */
  who: { tenant: string; user: string };
  /** A form of the release, for forms inside screens. */
  form(id: string): Promise<LoadedForm>;
  /** The same where it is here already: it is drawn at once. */
  formHere?(id: string): LoadedForm | undefined;
  /** For forms inside screens that the program sends itself (login). */
  formHost?(id: string): FormHost | undefined;
  /** A code list of the release. */
  codes(id: string): Promise<CodesDocument>;
  /** Unfinished answers kept by the server; absent where nobody is logged in. */
  drafts?: DraftPort;
  /** Tells staff that the person can no longer be reached by mail; absent where nobody is logged in. */
  reportUnreachable?(): Promise<Problem | undefined>;
  /** Told whether leaving would lose something, and how to read what is typed so far; the program owns the one guard. */
  guard?(unsaved: boolean, typed?: () => Answers): void;
}

const Context = createContext<Ports | undefined>(undefined);

/** Gives the ports to every block and form below. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <Context value={ports}>{children}</Context>;
}

/** The ports given, or those of the program around; a component with neither is a bug. */
export function usePorts(given?: Ports): Ports {
  const around = use(Context);
  const ports = given ?? around;
  if (!ports) throw new Error('No PortsProvider above this component');
  return ports;
}
