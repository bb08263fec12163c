// What a case tells while it is adjudicated, as server-sent events: their shapes, and a stream of bytes read as them.

import { z } from 'zod';
import { caseStatus, progress, recommendationKind } from './case.ts';

export const caseProgressed = z.object({ status: caseStatus, progress }).meta({ id: 'CaseProgressed' });
/** The last one. */
export const caseAdjudicated = z
  .object({ status: caseStatus, recommendation: recommendationKind.nullable() })
  .meta({ id: 'CaseAdjudicated' });

export type CaseEvent =
  | ({ readonly event: 'progress' } & z.infer<typeof caseProgressed>)
  | ({ readonly event: 'adjudicated' } & z.infer<typeof caseAdjudicated>);

/** An event ends with an empty line; a line that begins with a colon only keeps the connection open. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<CaseEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const [event, data] = [field('event'), field('data')];
        if (event && data) yield { event, ...JSON.parse(data) } as CaseEvent;
      }
    }
  } finally {
    // Who stops listening ends the request.
    await reader.cancel().catch(() => {});
  }
}
