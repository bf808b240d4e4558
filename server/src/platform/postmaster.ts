import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** What a running PostgreSQL writes to `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  /** The folder of its socket, or the address it listens on. */
  host: string
}

const lines = { pid: 0, port: 3, socketFolder: 4, address: 5 } as const

/** The PostgreSQL running on this folder, or undefined if there is none. */
export function selectPostmaster(folder: string): Postmaster | undefined {
  const text = readIfThere(join(folder, 'postmaster.pid'))
  const line = (number: number) => text?.split('\n')[number]?.trim() ?? ''
  const pid = Number(line(lines.pid))
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgresOn(folder, pid)) return undefined
  return { pid, port: Number(line(lines.port)), host: line(lines.socketFolder) || line(lines.address) }
}

/**
 * Removes the files of a PostgreSQL that was killed. PostgreSQL would do so itself, unless another process now has its
 * pid, which happens whenever a container restarts.
 */
export function removeLeftovers(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  const text = readIfThere(file)
  if (text === undefined || selectPostmaster(folder)) return
  // PostgreSQL creates the file and then writes to it, so an empty one may belong to another that is starting now.
  if (text === '' && Date.now() - statSync(file).mtimeMs < 2000) return
  // Move the file before removing it, and move it back if it is not the one we read. Another server may have started
  // PostgreSQL in between, and without this file a second one would write to the same tables.
  const judged = `${file}.${process.pid}`
  renameSync(file, judged)
  if (readIfThere(judged) !== text) return renameSync(judged, file)
  rmSync(judged)
  const socketFolder = text.split('\n')[lines.socketFolder]?.trim() ?? ''
  if (isTemporarySocketFolder(socketFolder)) rmSync(socketFolder, { recursive: true, force: true })
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(folder, name), { force: true })
  }
}

const socketFolderPrefix = join(tmpdir(), 'skills-center-socket-')

/** A new socket folder, short enough for a path of at most 103 bytes. */
export const makeTemporarySocketFolder = (): string => mkdtempSync(socketFolderPrefix)

export const isTemporarySocketFolder = (path: string): boolean => path.startsWith(socketFolderPrefix)

/**
 * Asks for a fast shutdown (SIGINT): sessions end, and everything is written. After `timeoutMs`, forces an immediate
 * shutdown (SIGQUIT); the next start then recovers from the write-ahead log.
 */
export async function stopPostmaster(folder: string, pid: number, timeoutMs: number): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no such signals, so kill the process; the next start recovers as after a power failure.
    signal(pid, 'SIGKILL')
    return
  }
  askToStop(pid)
  const isGone = async (until: number): Promise<boolean> => {
    while (selectPostmaster(folder)?.pid === pid) {
      if (Date.now() > until) return false
      await delay(10)
    }
    return true
  }
  if (await isGone(Date.now() + timeoutMs)) return
  signal(pid, 'SIGQUIT')
  await isGone(Date.now() + 5000)
}

/** Asks PostgreSQL for a fast but clean shutdown; on Windows, kills it. */
export const askToStop = (pid: number): void =>
  signal(pid, process.platform === 'win32' ? 'SIGKILL' : 'SIGINT')

/**
 * Ends the sessions of a killed PostgreSQL on this folder. Linux only, because other systems do not show which they
 * are.
 */
export function endOrphans(folder: string, how: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform !== 'linux' || selectPostmaster(folder)) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!pid || !commandOf(pid)?.startsWith('postgres:')) continue
    if (folderOf(pid) === folder) signal(pid, how)
  }
}

/** A process's working directory; undefined if the process is gone or not ours to inspect. */
function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process is already gone, as wanted.
  }
}

/** Pids are reused, so the process's command must match too. */
function isPostgresOn(folder: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return commandOf(pid)?.includes(folder) ?? true
}

/** The command line of a process; undefined if the system does not tell. */
function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
  if (process.platform === 'win32') return undefined
  try {
    return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
