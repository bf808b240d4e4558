import { SAML, SamlStatusError, generateServiceProviderMetadata } from '@node-saml/node-saml'
import type { Now } from '../../../platform/clock.ts'
import { createGuardedFetch, isAllowedUrl } from '../../../platform/guarded-fetch.ts'
import { ProviderFault } from '../provider-fault.ts'
import { type IdpMetadata, readIdpMetadata } from './idp-metadata.ts'
import { type AssertionRead, readAssertion } from './read-assertion.ts'
import type { SamlProvider } from '../connection-queries.ts'
import { requireSafeMessage } from './saml-xml.ts'

/** Our own side of a district's connection. */
export interface SamlAddresses {
  /** Our entity ID, and where our metadata is. */
  readonly metadataUrl: string
  /** Where responses come in. */
  readonly responseUrl: string
}

/** A district's connection, as far as the protocol needs it. */
export interface SamlConnection {
  readonly issuer: string
  readonly rosterClaim: string
  readonly saml: SamlProvider
}

export type Saml = ReturnType<typeof createSaml>

/** The provider has answered that the person is not signed in, for example because they canceled. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

/** Speaks SAML 2.0 as a service provider: requests by redirect, responses by POST. */
export function createSaml({ now, allowsLoopback }: { now: Now; allowsLoopback: boolean }) {
  const guarded = createGuardedFetch({ allowsLoopback })

  const partyOf = (
    connection: SamlConnection,
    { metadataUrl, responseUrl }: SamlAddresses,
    more: object = {},
  ) =>
    new SAML({
      issuer: metadataUrl,
      audience: metadataUrl,
      callbackUrl: responseUrl,
      entryPoint: connection.saml.signInUrl,
      idpCert: [...connection.saml.certificates],
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      // The library then still demands that the response or the assertion is signed, and reads only what is.
      wantAuthnResponseSigned: false,
      wantAssertionsSigned: false,
      // All times are checked by our own clock: read-assertion.ts.
      acceptedClockSkewMs: -1,
      ...more,
    })

  /** The browser opens the sign-in address; `javascript:` would run in our page. */
  function requireOpenable(metadata: IdpMetadata): IdpMetadata {
    const { signInUrl } = metadata
    if (!URL.canParse(signInUrl) || !isAllowedUrl(new URL(signInUrl), allowsLoopback))
      throw new ProviderFault('the sign-in address is not https')
    return metadata
  }

  async function verify(
    connection: SamlConnection,
    own: SamlAddresses,
    encoded: string,
  ): Promise<AssertionRead> {
    requireSafeMessage(Buffer.from(encoded, 'base64').toString('utf8'))
    const { profile } = await partyOf(connection, own).validatePostResponseAsync({ SAMLResponse: encoded })
    const expected = {
      issuer: connection.issuer,
      recipient: own.responseUrl,
      rosterClaim: connection.rosterClaim,
      emailAttribute: connection.saml.emailAttribute,
    }
    return readAssertion(profile?.getAssertion?.(), expected, now())
  }

  return {
    /** Reads metadata that was pasted. */
    read: (xml: string): IdpMetadata => requireOpenable(readIdpMetadata(xml)),

    /** Reads metadata from an address that a user entered. */
    async fetch(url: string): Promise<IdpMetadata> {
      try {
        const reply = await guarded(url, {
          method: 'GET',
          headers: { accept: 'application/samlmetadata+xml' },
        })
        if (reply.status !== 200) throw new ProviderFault(`the metadata address answers ${reply.status}`)
        return requireOpenable(readIdpMetadata(await reply.text()))
      } catch (error) {
        if (error instanceof ProviderFault || !(error instanceof Error)) throw error
        throw new ProviderFault(`the metadata address cannot be read: ${error.message}`)
      }
    },

    /** The address to open, with a request in it. `asksAgain`: the person has to sign in even if they are already. */
    begin: (
      connection: SamlConnection,
      own: SamlAddresses,
      { requestId, asksAgain }: { requestId: string; asksAgain: boolean },
    ): Promise<string> =>
      partyOf(connection, own, {
        generateUniqueId: () => requestId,
        forceAuthn: asksAgain,
      }).getAuthorizeUrlAsync('', undefined, {}),

    /** What a response says. Throws a `ProviderFault` if anything about it is wrong. */
    async finish(connection: SamlConnection, own: SamlAddresses, encoded: string): Promise<AssertionRead> {
      try {
        return await verify(connection, own, encoded)
      } catch (error) {
        if (error instanceof SamlStatusError) throw new NotSignedIn(error.message, { cause: error })
        if (error instanceof ProviderFault || !(error instanceof Error)) throw error
        throw new ProviderFault(error.message, { cause: error })
      }
    },

    /** Our metadata, for the provider. */
    metadata: ({ metadataUrl, responseUrl }: SamlAddresses): string =>
      generateServiceProviderMetadata({
        issuer: metadataUrl,
        callbackUrl: responseUrl,
        identifierFormat: null,
        wantAssertionsSigned: true,
      }),
  }
}
