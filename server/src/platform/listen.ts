import type { FastifyInstance } from 'fastify'
import { StartupProblem } from './startup-problem.ts'

/** Starts listening and returns the URL to open. Throws a StartupProblem if the port is not available. */
export async function listenOn(
  http: FastifyInstance,
  { host, port, publicUrl }: { host: string; port: number; publicUrl: string | null },
): Promise<string> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw new StartupProblem(describe(error, host, port))
  }
  const address = http.server.address()
  return addressOf({ host, publicUrl, port: typeof address === 'object' && address ? address.port : port })
}

/** The URL to open. */
export function addressOf({
  host,
  port,
  publicUrl,
}: {
  host: string
  port: number
  publicUrl: string | null
}): string {
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicUrl ?? `http://${name}:${port}`
}

function describe(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or set PORT to another port.`
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set PORT to one from 1024 up.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}: set HOST to one of its own.`
    default:
      return `The server cannot serve on ${host}:${port} (${String(code ?? error)}).`
  }
}
