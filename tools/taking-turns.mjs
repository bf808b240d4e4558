import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Runs the work while no other process does the same work in the same folder. Waits while another process holds the
 * lock, and takes over from one that has died.
 * @template T
 * @param {string} root
 * @param {string} name of the work, such as `install`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(root, name, work) {
  // The key includes the user, because in a shared temporary folder no one can remove another user's stale lock.
  const key = createHash('sha256')
    .update(`${process.getuid?.() ?? ''} ${root}`)
    .digest('hex')
    .slice(0, 16)
  const lock = join(tmpdir(), `skills-center-${name}-${key}`)
  let hasPrinted = false
  while (!take(lock)) {
    if (!hasPrinted) console.log(`Waiting for another ${name} in this folder to end ...`)
    hasPrinted = true
    await delay(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  if (isDead(lock)) rmSync(lock, { recursive: true, force: true })
  return false
}

/** @param {string} lock */
function isDead(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    // The folder exists for a moment before its pid file is written.
    if (!pid) return Date.now() - statSync(lock).mtimeMs > 2000
    process.kill(pid, 0)
    return false
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT') return isOld(lock)
    return code === 'ESRCH'
  }
}

/** @param {string} lock */
function isOld(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs > 2000
  } catch {
    return false
  }
}
