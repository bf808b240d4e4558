import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The most accounts that a browser remembers: a cart of shared tablets serves several classes. */
const maxAccounts = 24
const days = 180
const plainName = 'device'
const hostName = '__Secure-device'
/** The browser's id and one mark per account, all in base64url. */
const shape = /(?:^|;\s*)(?:__Secure-)?device=([\w-]{22})((?:\.[\w-]{16}){0,24})(?:;|$)/

/**
 * A browser that has signed in before. The id identifies nobody, and a mark can be checked only together with the
 * account's name.
 */
export interface Device {
  readonly id: string
  readonly marks: readonly string[]
}

export function readDevice(request: FastifyRequest): Device | null {
  const [, id, marks = ''] = shape.exec(request.headers.cookie ?? '') ?? []
  return id === undefined ? null : { id, marks: marks.split('.').filter(Boolean) }
}

/** The two ways to sign in: with a password, and with a card. */
const signInPaths = ['/api/login', '/api/v1/login']

/** Sent only to the calls that sign in, so it is written once for each of their paths. Scripts cannot read it. */
export function writeDevice(reply: FastifyReply, { id, marks }: Device): void {
  const isSecure = reply.server.isSecure(reply.request)
  const value = [id, ...marks].join('.')
  for (const path of signInPaths) {
    const shared = `Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict`
    reply.header(
      'set-cookie',
      isSecure ? `${hostName}=${value}; ${shared}; Secure` : `${plainName}=${value}; ${shared}`,
    )
  }
}

/**
 * Marks browsers with the accounts that signed in on them. The marks are signed, so nobody can make one without signing
 * in.
 */
export function createDevices(deps: { secret: string; randomBytes: (size: number) => Buffer }) {
  const key = createHmac('sha256', deps.secret).update('device').digest()
  const markOf = (id: string, usernameKey: string): string =>
    createHmac('sha256', key).update(`${id} ${usernameKey}`).digest().subarray(0, 12).toString('base64url')
  return {
    isKnown: (device: Device, usernameKey: string): boolean =>
      device.marks.includes(markOf(device.id, usernameKey)),

    /** The same browser, or a new one, with one more account marked; the latest is first. */
    mark(device: Device | null, usernameKey: string): Device {
      const id = device?.id ?? deps.randomBytes(16).toString('base64url')
      const mark = markOf(id, usernameKey)
      const others = (device?.marks ?? []).filter((one) => one !== mark)
      return { id, marks: [mark, ...others].slice(0, maxAccounts) }
    },
  }
}
