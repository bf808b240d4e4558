import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, installStamp, isSameInstallation } from './staleness.mjs'

describe('an installation is made again', () => {
  test('when the lockfile or the platform is another', () => {
    const stamp = installStamp('{}', 'linux-x64')
    expect(installStamp('{}', 'linux-x64')).toBe(stamp)
    expect(installStamp('{ }', 'linux-x64')).not.toBe(stamp)
    expect(installStamp('{}', 'darwin-arm64')).not.toBe(stamp)
  })

  const zod = { version: '4.0.0', integrity: 'sha512-a' }
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/zod': zod,
      'node_modules/only-on-mac': { version: '1.0.0', integrity: 'sha512-m', optional: true },
    },
  }

  test('unless npm installed the same by hand, less what is for other platforms', () => {
    expect(isSameInstallation(wanted, { packages: { 'node_modules/zod': zod } })).toBe(true)
  })

  test('unless only a package of our own came or went: those are linked without npm', () => {
    const linked = { 'node_modules/@skills-center/messages': { link: true } }
    const installed = { packages: { 'node_modules/zod': zod } }
    expect(isSameInstallation({ packages: { ...wanted.packages, ...linked } }, installed)).toBe(true)
    expect(isSameInstallation(wanted, { packages: { ...installed.packages, ...linked } })).toBe(true)
  })

  test('when a library is missing, is another version, or is no longer wanted', () => {
    const other = { ...zod, integrity: 'sha512-b' }
    expect(isSameInstallation(wanted, { packages: {} })).toBe(false)
    expect(isSameInstallation(wanted, { packages: { 'node_modules/zod': other } })).toBe(false)
    const extra = { packages: { 'node_modules/zod': zod, 'node_modules/old': zod } }
    expect(isSameInstallation(wanted, extra)).toBe(false)
  })
})

describe('the pages are built again', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'staleness-'))
    mkdirSync(join(root, 'web', 'src'), { recursive: true })
    mkdirSync(join(root, 'web', 'dist'))
    writeFileSync(join(root, 'web', 'src', 'a.ts'), '1')
    writeFileSync(join(root, 'lock'), '{}')
  })

  afterEach(() => {
    rmSync(root, { recursive: true, force: true })
  })

  const hash = () => hashOf(root, ['web', 'lock'], ['dist'])

  test('when a source changes, comes, goes or is renamed', () => {
    const hashes = [hash()]
    writeFileSync(join(root, 'web', 'src', 'a.ts'), '2')
    hashes.push(hash())
    writeFileSync(join(root, 'web', 'src', 'b.ts'), '2')
    hashes.push(hash())
    rmSync(join(root, 'web', 'src', 'a.ts'))
    hashes.push(hash())
    writeFileSync(join(root, 'lock'), '{ }')
    hashes.push(hash())
    expect(new Set(hashes).size).toBe(5)
  })

  test('but not because of what an earlier build left', () => {
    const before = hash()
    writeFileSync(join(root, 'web', 'dist', 'index.html'), 'built')
    expect(hash()).toBe(before)
  })
})
