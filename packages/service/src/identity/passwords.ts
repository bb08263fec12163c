// Passwords: argon2id hashes in and out; a wrong e-mail costs as much time as a wrong password.

import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id (which is the library's default algorithm): 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let nobody: Promise<string> | undefined;

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('no such account');
  const right = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return right && typeof stored === 'string';
}
