// What may be logged of an error: its kind and where it happened. Its message may hold words of a chart and stays inside.

export function errorPlace(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error';
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  const where = /at (?:\S+ )?\(?\S*?((?:packages|node_modules)\/\S+?:\d+)/.exec(error.stack ?? '')?.[1];
  const own = [error.name, code, where && `at ${where}`].filter(Boolean).join(' ');
  return cause === undefined ? own : `${own}, because of ${errorPlace(cause)}`;
}
