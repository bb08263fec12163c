#!/usr/bin/env node
// `exec COMMAND …` for shells that have none. `npm start` begins with `exec`: a POSIX shell then becomes the service, and what npm is told
// to stop is the service itself and not a shell before it. The shell of Windows should find this file instead; that was not tried there.

import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command === 'node' ? process.execPath : command, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(127);
});
child.on('exit', (status) => process.exit(status ?? 1));
