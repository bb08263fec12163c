// The thread's first file, in plain JavaScript: a thread's entry is loaded before any TypeScript loader is in place.

import { register } from 'tsx/esm/api';

register();
await import('./chart-worker.ts');
