// The service as a library: for the command line, the demonstration and tests.

export { type VerifiedChain, verifyAllAudits } from './audit/verify-all.ts';
export { importCodes } from './catalog/import-codes.ts';
export { type Config, optionsHelp, readConfig } from './config.ts';
export { transfer } from './database/transfer.ts';
export { type NewOrganization, newOrganization } from './identity/new-organization.ts';
export { forgetEarlierKeys, type MasterKeyState, masterKeyState, newMasterKey } from './keys/manage.ts';
export { findTitle } from './policies/library.ts';
export { serve } from './serve.ts';
export { type RunningService, startService } from './service.ts';
