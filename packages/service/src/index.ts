// The service as a library: for the command line, the demonstration and tests.

export { type Config, readConfig } from './config.ts';
export { readPolicyFolder } from './policies/folder.ts';
export { findTitle, libraryOf } from './policies/library.ts';
export { type RunningService, startService } from './service.ts';
