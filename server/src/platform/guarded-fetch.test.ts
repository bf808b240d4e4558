import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AddressRefused, createGuardedFetch, isAllowedUrl, isPublicAddress } from './guarded-fetch.ts'

const get = { method: 'GET', headers: {} }

let port = 0
const server = createServer((request, reply) => {
  if (request.url === '/long') return reply.end('x'.repeat(600 * 1024))
  if (request.url === '/away') return reply.writeHead(302, { location: 'https://example.com/' }).end()
  return reply.writeHead(200, { 'content-type': 'text/plain' }).end(`asked by ${request.method}`)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => void server.close())

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'https://user@example.com/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'javascript:alert(1)',
  ])('%s is not opened', (url) => expect(isAllowedUrl(new URL(url), false)).toBe(false))

  it('over https and by name may be looked up', () =>
    expect(isAllowedUrl(new URL('https://example.com/a'), false)).toBe(true))
})

describe('the guarded fetch', () => {
  const closed = createGuardedFetch({ allowsLoopback: false })
  const open = createGuardedFetch({ allowsLoopback: true })

  it('asks this machine only where it is allowed', async () => {
    await expect(closed(`http://127.0.0.1:${port}/`, get)).rejects.toThrow(AddressRefused)
    const reply = await open(`http://127.0.0.1:${port}/`, get)
    expect([reply.status, await reply.text()]).toEqual([200, 'asked by GET'])
  })

  it('refuses a name that leads to this machine, at the time of the connection', async () => {
    await expect(closed('https://localhost./', get)).rejects.toThrow()
  })

  it('follows no redirect, and reads no long reply', async () => {
    expect((await open(`http://127.0.0.1:${port}/away`, get)).status).toBe(302)
    await expect(open(`http://127.0.0.1:${port}/long`, get)).rejects.toThrow(AddressRefused)
  })
})
