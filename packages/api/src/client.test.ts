import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { readEvents } from './events.ts';

test('events are read however the bytes are cut; what only keeps the connection open is none', async () => {
  const text =
    'event: progress\ndata: {"status":"in process","progress":{"stage":"ocr","pages_done":1,"pages_total":2}}\n\n' +
    ': still here\n\nevent: adjudicated\ndata: {"status":"open","recommendation":"pend"}\n\n';
  for (const size of [1, 7, 50, 1000]) {
    const bytes = new TextEncoder().encode(text);
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.slice(i * size, (i + 1) * size),
    );
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
    const told = [];
    for await (const event of readEvents(stream)) told.push(event);
    expect(told).toEqual([
      { event: 'progress', status: 'in process', progress: { stage: 'ocr', pages_done: 1, pages_total: 2 } },
      { event: 'adjudicated', status: 'open', recommendation: 'pend' },
    ]);
  }
});

test.each(['', '/', '/reviews', '/reviews/'])('paths are relative to the base URL, here with "%s"', async (prefix) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const { port } = server.address() as AddressInfo;
    await createClient({ baseUrl: `http://127.0.0.1:${port}${prefix}`, key: 'x' }).codes({ query: 'knee' });
    expect(asked).toEqual([`${prefix.replace(/\/$/, '')}/v1/codes?query=knee`]);
  } finally {
    server.close();
  }
});
