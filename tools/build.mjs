import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './processes.mjs'
import { hashOf } from './staleness.mjs'
import { inTurn } from './taking-turns.mjs'

const hashFile = join(root, 'web', 'dist', '.build-hash')

/** Builds the pages where their sources have changed since the last time; answers whether they are there. */
export async function ensureBuilt() {
  if (isBuilt()) return true
  return inTurn(root, 'build', async () => {
    if (isBuilt()) return true
    const began = Date.now()
    console.log('Building the pages ...')
    const hash = sourceHash()
    const vite = join('node_modules', 'vite', 'bin', 'vite.js')
    const env = { ...process.env, NODE_ENV: 'production' }
    const code = await runNode([vite, 'build', 'web', '--logLevel', 'warn'], env)
    if (code !== 0) {
      console.error('The pages could not be built: the reason stands above.')
      return false
    }
    writeFileSync(hashFile, hash)
    console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
    return true
  })
}

function isBuilt() {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash()
}

function sourceHash() {
  return hashOf(root, ['web', 'contract', 'answers', 'package-lock.json'], ['dist', 'node_modules'])
}
