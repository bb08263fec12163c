import { expect, test } from 'vitest';
import { isWorkerEnded, openWorkerPool } from './worker-pool.ts';

const limits = { memoryMb: 512, seconds: 60, pageSeconds: 10, maxPages: 10 };

test('what a thread is doing when the service stops has not failed: it is left to the next service', async () => {
  const pool = openWorkerPool(1, limits);
  const check = { kind: 'check', file: { kind: 'draft', path: '/nothing/there', key: Buffer.alloc(32) } } as const;
  const [running, waiting] = [1, 2].map(() => pool.run(check, { seconds: 60 }).catch((error: Error) => error));
  await pool.close();
  for (const error of await Promise.all([running, waiting])) {
    expect(isWorkerEnded(error)).toBe(false);
    expect(error).toMatchObject({ message: 'the service is stopping' });
  }
});
