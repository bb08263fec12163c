import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

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
