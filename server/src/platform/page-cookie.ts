import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that is sent only to calls below `path`, and only by our own pages: those make the calls themselves. */
export function createPageCookie({ name, path }: { name: string; path: string }) {
  const nameOf = (request: FastifyRequest) => (request.server.isSecure(request) ? `__Secure-${name}` : name)
  return {
    read(request: FastifyRequest): string | null {
      const pattern = new RegExp(`(?:^|;\\s*)${nameOf(request)}=([\\w-]+)`)
      return pattern.exec(request.headers.cookie ?? '')?.[1] ?? null
    },

    /** Null clears it. */
    write(reply: FastifyReply, value: string | null, seconds: number): void {
      const { request } = reply
      const secure = request.server.isSecure(request) ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${nameOf(request)}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Strict${secure}`,
      )
    },
  }
}
