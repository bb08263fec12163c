// A child of the reader has no business on a network: where the kernel allows it, it gets a network of its own with nothing in it.

import { spawnSync } from 'node:child_process';

/** Of util-linux; it becomes the program it is asked to start, so the process keeps its number. */
const program = 'unshare';
const options = ['--user', '--map-current-user', '--net'];

let allowed: boolean | undefined;

/** Whether this machine lets an ordinary process give up its network: Linux with user namespaces, and util-linux. */
export const canLoseNetwork = (): boolean => {
  allowed ??=
    process.platform === 'linux' &&
    spawnSync(program, [...options, 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0;
  return allowed;
};

/** What to start Node with: `fork(path, [], { ...withoutNetwork(execArgv) })`. */
export const withoutNetwork = (
  execArgv: readonly string[],
): { readonly execPath: string; readonly execArgv: string[] } =>
  canLoseNetwork()
    ? { execPath: program, execArgv: [...options, process.execPath, ...execArgv] }
    : { execPath: process.execPath, execArgv: [...execArgv] };
