import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { listenOn } from './listen.ts'

test('a taken port is told in one sentence', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = other.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  await expect(listenOn(fastify(), { host: '127.0.0.1', port, publicUrl: null })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set PORT to another port.`,
  )
  other.close()
})

test('an address that the machine has not is told in one sentence', async () => {
  await expect(listenOn(fastify(), { host: '192.0.2.1', port: 0, publicUrl: null })).rejects.toThrow(
    'This machine has no address 192.0.2.1: set HOST to one of its own.',
  )
})

test('a free port is found when none is asked for, and the address to type is answered', async () => {
  const http = fastify()
  expect(await listenOn(http, { host: '127.0.0.1', port: 0, publicUrl: null })).toMatch(
    /^http:\/\/localhost:\d{4,5}$/,
  )
  await http.close()
})
