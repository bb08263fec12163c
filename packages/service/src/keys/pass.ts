// One way through everything that is under another master key than `to`: what it is done with, and what came of it.

import type { ChartStore } from '../charts/store.ts';
import type { Database } from '../database/index.ts';
import type { MasterKey, MasterKeys } from './master-keys.ts';

export type Pass = {
  readonly db: Database;
  readonly keys: MasterKeys;
  readonly store: Pick<ChartStore, 'rewrap'>;
  readonly to: MasterKey;
  readonly stopped: () => boolean;
};

export type Rewrapped = { readonly done: number; readonly failed: readonly unknown[] };
