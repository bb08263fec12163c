// A thread's first file, in plain JavaScript: it is loaded before any TypeScript loader is in place.

import { register } from 'tsx/esm/api';

register();
await import('./speed-thread.ts');
