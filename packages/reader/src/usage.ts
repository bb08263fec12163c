// What a process has used so far, from Linux's /proc; elsewhere nothing is known and the clock alone decides.

import { readFileSync } from 'node:fs';

export type Usage = { readonly cpuSeconds: number; readonly residentBytes: number };

/** Both are fixed for user space on every Linux that Node runs on (`getconf CLK_TCK`, `PAGESIZE` may differ on arm64 with large pages). */
const ticksPerSecond = 100;

export const usageOf = (pid: number): Usage | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      residentBytes: Number(resident?.[1] ?? 0) * 1024,
    };
  } catch {
    return undefined;
  }
};
