import { readlinkSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startChild } from './child-process.ts';
import { canLoseNetwork } from './no-network.ts';

const child = startChild({ memoryMb: 700, seconds: 60, pageSeconds: 10 });
afterAll(() => child.kill());

it.runIf(canLoseNetwork())('a child that opens files has no network', async () => {
  const told = await child.run(
    { kind: 'check', bytes: Buffer.from('%PDF-1.7\nnothing\n%%EOF'), maxPages: 5, maxBytes: 1e6 },
    () => {},
  );
  expect(told.kind).not.toBe('ended');
  expect(readlinkSync(`/proc/${child.pid}/ns/net`)).not.toBe(readlinkSync('/proc/self/ns/net'));
});
