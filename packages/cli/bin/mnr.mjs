#!/usr/bin/env node
// The sources run as they are: tsx is registered, then the command line starts.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
