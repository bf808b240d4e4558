import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Does the work while no other process does the same in the same folder. Who finds it taken waits; who finds
 * that its holder is dead takes over.
 * @template T
 * @param {string} root
 * @param {string} name of the work, such as `install`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(root, name, work) {
  // Of this user: in a shared folder for temporary files nobody can remove what another's dead process left.
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
    // Between the folder and the number in it lies a moment.
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
