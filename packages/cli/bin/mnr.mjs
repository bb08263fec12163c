#!/usr/bin/env node
// The command `mnr`: puts the TypeScript loader in place and hands over.

import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
