// Where the policies and sample charts of this release lie.

import { fileURLToPath } from 'node:url';

export const policiesFolder = (): string =>
  process.env.MNR_POLICIES_DIR ?? fileURLToPath(new URL('../../../../policies', import.meta.url));
