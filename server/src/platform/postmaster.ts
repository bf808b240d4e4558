import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  /** Folder of its socket, or the address that it listens on. */
  host: string
}

const lines = { pid: 0, port: 3, socketFolder: 4, address: 5 } as const

/** The PostgreSQL that runs on this folder, or undefined when none does. */
export function selectPostmaster(folder: string): Postmaster | undefined {
  const text = readIfThere(join(folder, 'postmaster.pid'))
  const line = (number: number) => text?.split('\n')[number]?.trim() ?? ''
  const pid = Number(line(lines.pid))
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgresOn(folder, pid)) return undefined
  return { pid, port: Number(line(lines.port)), host: line(lines.socketFolder) || line(lines.address) }
}

/**
 * Removes what a PostgreSQL left that ended without a word. It would do so itself, but for a process
 * that has its number by now, as happens whenever a container starts again.
 */
export function removeLeftovers(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  const text = readIfThere(file)
  if (text === undefined || selectPostmaster(folder)) return
  // PostgreSQL makes the file and then writes into it: one that is still empty may be another's that starts now.
  if (text === '' && Date.now() - statSync(file).mtimeMs < 2000) return
  // Moved before it is removed, and moved back when it is not the one we judged: another server may have
  // started PostgreSQL in between, and without this file a second one would write to the same tables.
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

/** A new folder for a socket, short enough for a path of 103 bytes. */
export const makeTemporarySocketFolder = (): string => mkdtempSync(socketFolderPrefix)

export const isTemporarySocketFolder = (path: string): boolean => path.startsWith(socketFolderPrefix)

/**
 * Asks it to stop at once but in order (SIGINT, "fast"): sessions end, everything is written. After
 * `timeoutMs` milliseconds it is told to drop everything; the next start recovers from its log.
 */
export async function stopPostmaster(folder: string, pid: number, timeoutMs: number): Promise<void> {
  if (process.platform === 'win32') {
    // Windows knows no signals: this ends it as a power cut would, which the next start recovers from.
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

/** Asks a PostgreSQL to stop at once but in order. */
export const askToStop = (pid: number): void =>
  signal(pid, process.platform === 'win32' ? 'SIGKILL' : 'SIGINT')

/** Ends the sessions of a PostgreSQL on this folder that was killed, where the system tells which they are. */
export function endOrphans(folder: string, how: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform !== 'linux' || selectPostmaster(folder)) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!pid || !commandOf(pid)?.startsWith('postgres:')) continue
    if (folderOf(pid) === folder) signal(pid, how)
  }
}

/** The folder that a process works in, undefined where it is gone or not ours to look at. */
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
    // It is gone already, which is what was wanted.
  }
}

/** Numbers of processes are used again, so the command must be ours too. */
function isPostgresOn(folder: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return commandOf(pid)?.includes(folder) ?? true
}

/** The command line of a process, or undefined where the system does not tell. */
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
