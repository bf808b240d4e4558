// Decides whether to install or build again, without relying on file times or directory order.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Returns a stamp of everything that must be the same for an installation to be valid.
 * @param {string} lockfile text of package-lock.json
 * @param {string} platform such as `linux-x64`
 */
export function installStamp(lockfile, platform) {
  return `${createHash('sha256').update(lockfile).digest('hex')} ${platform}\n`
}

/**
 * Whether the installed packages (`node_modules/.package-lock.json`) match the lockfile, for example after a manual
 * `npm install`. Packages for other platforms may be missing, and our workspace packages are linked without npm.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isSameInstallation(wanted, installed) {
  const isLink = (/** @type {string} */ path) =>
    (wanted.packages[path] ?? installed.packages[path])?.link === true
  const isLibrary = (/** @type {string} */ path) => path.startsWith('node_modules/') && !isLink(path)
  for (const path of Object.keys(installed.packages).filter(isLibrary)) {
    const want = wanted.packages[path]
    const have = installed.packages[path]
    if (!want || want.version !== have?.version || want.integrity !== have?.integrity) return false
  }
  return Object.entries(wanted.packages)
    .filter(([path]) => isLibrary(path))
    .every(([path, want]) => want.optional === true || installed.packages[path] !== undefined)
}

/**
 * Hashes the names and contents of files and folders, in a fixed order.
 * @param {string} root
 * @param {readonly string[]} paths relative to root
 * @param {readonly string[]} [ignored] names of folders to skip
 */
export function hashOf(root, paths, ignored = []) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    const text = readFileSync(join(root, path))
    hash.update(`${path}\0${text.length}\0`).update(text)
  }
  const walk = (/** @type {string} */ folder) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
    // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 knows no toSorted
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`
      if (entry.isFile()) add(path)
      else if (entry.isDirectory() && !ignored.includes(entry.name)) walk(path)
    }
  }
  for (const path of paths) {
    if (isFile(root, path)) add(path)
    else walk(path)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 */
function isFile(root, path) {
  try {
    readdirSync(join(root, path))
    return false
  } catch {
    return true
  }
}
