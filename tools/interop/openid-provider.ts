import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export const client = { clientId: 'skills-center', clientSecret: 'a secret that is long enough to be one' }

/** The provider knows everyone: any name is an account. Only the address of `unverified` is not verified. */
const claimsOf = (id: string) => ({
  sub: id,
  employee_id: id,
  email: `${id}@oak.example`,
  email_verified: id !== 'unverified',
  given_name: id,
  family_name: 'Oak',
})

/**
 * Starts `oidc-provider`, a certified OpenID provider, on this machine, with its own pages for signing in.
 *
 * @param onReply is called with what it sends to our server, by path
 */
export async function startOpenIdProvider({
  port,
  redirectUri,
  site,
  onReply = () => undefined,
}: {
  port: number
  redirectUri: string
  site: string
  onReply?: (path: string, body: unknown) => void
}) {
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [`${site}/`],
      },
    ],
    claims: {
      openid: ['sub', 'employee_id'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    pkce: { required: () => true },
    cookies: { keys: ['a key for this run only'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
  })
  provider.use(async (context, next) => {
    await next()
    if (/openid-configuration|jwks|token|^\/me/.test(context.path)) onReply(context.path, context.body)
  })
  const server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    issuer,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
