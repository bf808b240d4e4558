import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './processes.mjs'
import { hashOf } from './staleness.mjs'
import { inTurn } from './taking-turns.mjs'

/**
 * What Vite builds, and the output folder.
 * @typedef {{ what: string, folder: string, mode: 'production' | 'development', args: string[] }} Build
 */

/** @type {Build} */
const pages = { what: 'pages', folder: join('web', 'dist'), mode: 'production', args: ['web'] }

/**
 * Built in development mode, so that React prints its warnings.
 * @type {Build}
 */
const gallery = {
  what: 'gallery',
  folder: join('web', 'gallery', 'dist'),
  mode: 'development',
  args: ['web', '--config', join('web', 'gallery.config.ts'), '--mode', 'development'],
}

/** Builds the pages if their sources have changed since the last build. Returns whether the built pages exist. */
export const ensureBuilt = () => ensure(pages)

/** Does the same for the gallery, which tests use. */
export const ensureGalleryBuilt = () => ensure(gallery)

/** @param {Build} build */
async function ensure(build) {
  if (isBuilt(build)) return true
  return inTurn(root, `build-${build.what}`, async () => {
    if (isBuilt(build)) return true
    const began = Date.now()
    console.log(`Building the ${build.what} ...`)
    const hash = sourceHash()
    const vite = join('node_modules', 'vite', 'bin', 'vite.js')
    const env = { ...process.env, NODE_ENV: build.mode }
    const code = await runNode([vite, 'build', ...build.args, '--logLevel', 'warn'], env)
    if (code !== 0) {
      console.error(`The ${build.what} could not be built: the reason stands above.`)
      return false
    }
    writeFileSync(hashFile(build), hash)
    console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
    return true
  })
}

/** @param {Build} build */
const hashFile = ({ folder }) => join(root, folder, '.build-hash')

/** @param {Build} build */
function isBuilt(build) {
  const file = hashFile(build)
  return existsSync(file) && readFileSync(file, 'utf8') === sourceHash()
}

function sourceHash() {
  return hashOf(root, ['web', 'contract', 'answers', 'package-lock.json'], ['dist', 'node_modules'])
}
