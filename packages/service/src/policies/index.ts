// Reading policies from disk, for the command line and tests: without the service around it.

export { type PolicyDocument, readPolicyFolder } from './folder.ts';
export { readPolicyFolders, releasePolicies, wordsFor } from './folders.ts';
