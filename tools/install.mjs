// Runs before anything is installed, on any Node from version 18: imports only `node:` modules.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nodePackage, npmCommand, ownNode, root, unlockedFolder } from './processes.mjs'
import { installStamp, isSameInstallation } from './staleness.mjs'
import { inTurn } from './taking-turns.mjs'

const stampFile = join(root, 'node_modules', '.skills-center-install')

/** Installs the lockfile's packages if they are missing or outdated. Ends the process if that fails. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    const isDone = await inTurn(root, 'install', async () => isInstalled() || (await install()))
    if (!isDone) process.exit(1)
  }
  linkPackages()
}

/**
 * Links workspace packages that were added since the last installation, so that they can import one another by name.
 */
export function linkPackages() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const workspace of workspaces) {
    const { name } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
    const link = join(root, 'node_modules', name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(root, workspace)), link, 'junction')
  }
}

function isInstalled() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = installStamp(lockfile, `${process.platform}-${process.arch}`)
  if (!existsSync(ownNode)) return false
  if (existsSync(stampFile)) {
    if (readFileSync(stampFile, 'utf8') === stamp) return true
  }
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  if (!isSameInstallation(JSON.parse(lockfile), JSON.parse(readFileSync(installed, 'utf8')))) return false
  if (spawnSync(ownNode, ['--version']).status !== 0) return false
  linkNode()
  writeFileSync(stampFile, stamp)
  return true
}

async function install() {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  console.log('Installing the libraries (the first time, or since they changed; about a minute) ...')
  const ticking = setInterval(() => console.log(`  still installing, ${seconds()}`), 10_000)
  let result = await npm(['ci'])
  if (result.code !== 0 && result.said.includes('EUSAGE')) {
    // `npm ci` refuses a lockfile without builds for other platforms, which the registry may not have had when the
    // lockfile was written. `npm install` accepts it and installs the same versions.
    result = await npm(['install', '--no-save'])
  }
  if (result.code === 0 && !nodePackage.isLocked) result = await installUnlockedNode()
  clearInterval(ticking)
  if (result.said.trim()) console.error(result.said.trim())
  if (result.code !== 0) {
    console.error('The libraries could not be installed: npm says why above. Mend that and start again.')
    return false
  }
  if (!existsSync(ownNode)) {
    // npm silently skips an optional package if its download fails or does not match the lockfile.
    console.error(
      `npm left out ${nodePackage.name} ${nodePackage.version}, the Node that everything runs on: it could not be ` +
        'downloaded, or does not match its hash in package-lock.json. Check the network and start again.',
    )
    return false
  }
  linkNode()
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  writeFileSync(stampFile, installStamp(lockfile, `${process.platform}-${process.arch}`))
  console.log(`Installed in ${seconds()}.`)
  return true
}

/**
 * Links our Node as `node_modules/.bin/node`, which is on the path of npm scripts. npm 10 removes this link together
 * with the packages of other platforms, which name the same program.
 */
function linkNode() {
  const link = join(root, 'node_modules', '.bin', 'node')
  if (process.platform === 'win32' || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), ownNode), link)
}

/** Installs Node for a platform that the lockfile does not cover, with no hash to check it against. */
async function installUnlockedNode() {
  const { name, version } = nodePackage
  console.log(`  ${name} is not in package-lock.json: its hash is the registry's word only.`)
  mkdirSync(unlockedFolder, { recursive: true })
  writeFileSync(join(unlockedFolder, 'package.json'), '{ "private": true }\n')
  return npm(['install', '--no-save', '--no-package-lock', `${name}@${version}`], unlockedFolder)
}

/**
 * Runs npm, overriding settings on this machine that leave packages out. Returns its exit code and output.
 * @param {string[]} args
 * @param {string} [folder]
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function npm(args, folder = root) {
  const { file, first, shell } = npmCommand()
  const flags = ['--ignore-scripts=false', '--include=dev', '--include=optional', '--loglevel=error']
  return new Promise((resolve) => {
    const child = spawn(file, [...first, ...args, ...flags, '--no-audit', '--no-fund'], {
      cwd: folder,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
      })
    }
    child.on('error', (error) => resolve({ code: 1, said: error.message }))
    child.on('close', (code) => resolve({ code, said }))
  })
}
