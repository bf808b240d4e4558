import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rateLimitKeyOf } from './rate-limit-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1::9', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(rateLimitKeyOf(address)).toBe(network)
})

test('nothing counts by the bare address', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|platform.http\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const offenders = files.filter((file) => /\.ip\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(offenders).toEqual([])
})
