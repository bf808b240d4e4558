import { readdirSync, readFileSync } from 'node:fs'

/** Fields of /proc/PID/stat after the process name (proc(5)); undefined once the process is gone. */
function statOf(pid: number | undefined): number[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}

const parent = 1
const ownTicks = [11, 12]
const endedChildrensTicks = [13, 14]
const ticksPerSecond = 100

const seconds = (stat: readonly number[] | undefined, fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + (stat?.[field] ?? 0), 0) / ticksPerSecond

/** Returns the CPU seconds of a process so far (Linux); 0 on other systems. */
export const cpuSecondsOf = (pid: number | undefined): number => seconds(statOf(pid), ownTicks)

/** Returns the CPU seconds of a process and its children so far, those that have ended included (Linux). */
export function cpuSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined
    return stat?.[parent] === pid ? [seconds(stat, ownTicks)] : []
  })
  const own = seconds(statOf(pid), [...ownTicks, ...endedChildrensTicks])
  return children.reduce((sum, one) => sum + one, own)
}

/** Returns the CPU seconds and resident megabytes of a server with its worker processes, without its database (Linux). */
export function usageOfServer(pid: number): { cpu: number; megabytes: number } {
  const workers = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || statOf(Number(name))?.[parent] !== pid) return []
    return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('main.ts') ? [Number(name)] : []
  })
  const all = [pid, ...workers]
  return {
    cpu: all.reduce((sum, one) => sum + cpuSecondsOf(one), 0),
    megabytes: all.reduce((sum, one) => sum + megabytesOf(one), 0),
  }
}

/** Returns the process id of the embedded PostgreSQL server in this folder. */
export const embeddedPostgresPid = (dataDir: string): number =>
  Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0])

/** Returns the resident megabytes of a process (Linux); 0 on other systems. */
export function megabytesOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
