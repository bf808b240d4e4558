import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * What a browser keeps: the sign-in that it began, the district through which it signed in, and that somebody signed out,
 * so that the next sign-in asks for a password again where it can.
 */
const names = { began: 'sso', district: 'sso_district', ended: 'sso_ended' } as const
type Kept = keyof typeof names

const path = '/api/v1/sso'

const nameOf = (kept: Kept, request: FastifyRequest) =>
  request.server.isSecure(request) ? `__Secure-${names[kept]}` : names[kept]

export function readSsoCookie(request: FastifyRequest, kept: Kept): string | null {
  const pattern = new RegExp(`(?:^|;\\s*)${nameOf(kept, request)}=([\\w-]+)`)
  return pattern.exec(request.headers.cookie ?? '')?.[1] ?? null
}

/**
 * Sent only to our own calls, and only by our own pages: the page to which the provider sends the browser makes the
 * call itself. Null clears it.
 */
export function writeSsoCookie(reply: FastifyReply, kept: Kept, value: string | null, seconds: number): void {
  const { request } = reply
  const secure = request.server.isSecure(request) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameOf(kept, request)}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}
