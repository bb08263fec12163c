// A mistake in a policy file, as data: never thrown, always all of them at once.

export type Diagnostic = {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** One lower-case sentence in the policy language's own terms; the author's text in backticks. */
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly help?: string;
};
