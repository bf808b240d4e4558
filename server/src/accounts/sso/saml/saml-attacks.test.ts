import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type Reply, startTestApp, type TestApp } from '../../../test-app.ts'
import { openDistrict, type TestDistrict } from '../../../test-district.ts'
import { makeTestKey } from './test-certificate.ts'
import {
  createTestIdp,
  encode,
  readRequest,
  type AssertionContent,
  signElement,
  type TestIdp,
} from './test-saml-idp.ts'

/* Oak’s student is 1001. Mallory is 6666 at the same provider, on no class list, and wants to be 1001. */
let server: TestApp
let idp: TestIdp
let oak: TestDistrict
let clock = 0
const now = () => new Date(Date.now() + clock)
beforeAll(async () => {
  server = await startTestApp({ now, configuration: { ssoLoopback: true } })
  idp = createTestIdp('https://idp.example/oak', { now })
  oak = await openDistrict(server, 'Oak')
  await oak.add('1001')
  const saved = await oak.connectSaml({ metadata: idp.metadata() })
  if (saved.status !== 200) throw new Error(saved.text)
})
afterAll(() => server.stop())

const codeOf = ({ status, text }: Reply) => [status, JSON.parse(text).code ?? null]
const startAgain = [400, 'accounts/sso/start-again']
const providerFailed = [403, 'accounts/sso/provider-failed']
const student: AssertionContent = { attributes: { studentId: '1001' } }
const mallory: AssertionContent = { attributes: { studentId: '6666' }, nameId: 'mallory' }

/** Signs in at a district with a response that `make` makes for the request. */
async function tryWith(make: (url: string) => string, district = oak, caller: Caller = server.caller()) {
  const url = await district.begin(caller)
  const reply = await district.finish(caller, await district.respond(make(url)))
  if (reply.status !== 200) expect((await caller.get('/api/auth/user')).status).toBe(401)
  return reply
}
const tryTo = (content: AssertionContent) => tryWith((url) => idp.respond(url, { ...student, ...content }))

it('what is right is taken', async () => {
  for (const signs of ['assertion', 'response', 'both'] as const)
    expect((await tryTo({ signs })).status).toBe(200)
})

describe('a response', () => {
  it.each<[string, AssertionContent]>([
    ['without a signature', { signs: 'none' }],
    ['signed with another key', { key: makeTestKey('other') }],
    ['signed with SHA-1', { hash: 'sha1' }],
    ['whose assertion was changed', { tamper: (xml) => xml.replace('1001', '1002') }],
    [
      'whose signed response was changed',
      { signs: 'response', tamper: (xml) => xml.replace('1001', '1002') },
    ],
    ['that has expired', { validFrom: -600, validUntil: -200 }],
    ['that is not valid yet', { validFrom: 400, validUntil: 900 }],
    ['for another audience', { audience: 'https://other.example' }],
    ['for another recipient', { recipient: 'https://other.example/saml' }],
    ['of another issuer', { issuer: 'https://other.example' }],
    ['without the bearer method', { method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' }],
    ['with a condition that we do not know', { condition: '<saml:Condition/>' }],
    [
      'without an audience',
      { change: (xml) => xml.replace(/<saml:AudienceRestriction>.*?<\/saml:AudienceRestriction>/, '') },
    ],
    ['without conditions', { change: (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/, '') }],
    ['without an end of its validity', { change: (xml) => xml.replaceAll(/ NotOnOrAfter="[^"]*"/g, '') }],
    ['without a sign-in', { change: (xml) => xml.replace(/<saml:AuthnStatement[^>]*>/, '') }],
    [
      'that names nobody',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient', attributes: {} },
    ],
    ['with two assertions', { tamper: (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, '$&$&') }],
    [
      'that declares an entity',
      { tamper: (xml) => `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml}` },
    ],
    ['that is not XML', { tamper: () => 'nothing <' }],
    ['that is empty', { tamper: () => '<a/>' }],
  ])('%s is refused', async (_, content) => {
    expect(codeOf(await tryTo(content))).toEqual(providerFailed)
  })

  it('with entities that grow, very long, or nested without end, is refused at once', async () => {
    const levels = Array.from(
      { length: 20 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    )
    const bomb = `<!DOCTYPE a [<!ENTITY l0 "x">${levels.join('')}]><a>&l20;</a>`
    const started = performance.now()
    const wide = `<Response>${'<b c="d"/>'.repeat(8000)}</Response>`
    for (const xml of [bomb, wide, '<a>'.repeat(20_000), `${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}`])
      expect(codeOf(await tryWith(() => encode(xml)))).toEqual(providerFailed)
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('that answers another request is refused', async () => {
    const [own, other] = [server.caller(), server.caller()]
    const urls = [await oak.begin(own), await oak.begin(other)]
    const parameters = await oak.respond(idp.respond(urls[0] ?? '', student))
    expect(codeOf(await oak.finish(other, parameters))).toEqual(startAgain)
    expect(codeOf(await oak.finish(server.caller(), parameters))).toEqual(startAgain)
    expect((await oak.finish(own, parameters)).status).toBe(200)
    expect(codeOf(await oak.finish(own, parameters))).toEqual(startAgain)
  })

  it('that answers no request is refused, also if the unsigned part says otherwise', async () => {
    expect(codeOf(await tryTo({ inResponseTo: null }))).toEqual(startAgain)
    const reply = await tryWith((url) =>
      idp.respond(url, {
        ...student,
        inResponseTo: null,
        tamper: (xml) =>
          xml.replace('<samlp:Response', `<samlp:Response InResponseTo="${readRequest(url).id}"`),
      }),
    )
    expect(codeOf(reply)).toEqual(startAgain)
  })

  it('is taken once, on every way', async () => {
    const caller = server.caller()
    const response = idp.respond(await oak.begin(caller), student)
    const first = await oak.respond(response)
    const second = await oak.respond(response)
    expect((await oak.finish(caller, first)).status).toBe(200)
    expect(codeOf(await oak.finish(caller, second))).toEqual(startAgain)
    const again = server.caller()
    const url = await oak.begin(again)
    const sameId = idp.respond(url, { ...student, id: '_the-same' })
    expect((await oak.finish(again, await oak.respond(sameId))).status).toBe(200)
    expect(codeOf(await tryTo({ id: '_the-same' }))).toEqual(startAgain)
  })

  it('is refused when it comes too late, or after the connection has changed', async () => {
    const late = server.caller()
    const parameters = await oak.respond(idp.respond(await oak.begin(late), student))
    clock = 3 * 60_000
    expect(codeOf(await oak.finish(late, parameters))).toEqual(startAgain)
    clock = 0
    const before = server.caller()
    const old = await oak.respond(idp.respond(await oak.begin(before), student))
    await oak.connectSaml({ metadata: idp.metadata() })
    expect(codeOf(await oak.finish(before, old))).toEqual(startAgain)
  })

  it('that is made up by the browser is refused', async () => {
    const caller = server.caller()
    const { searchParams } = new URL(await oak.begin(caller))
    for (const parameters of ['?saml=abc', `?saml=${searchParams.get('SAMLRequest')}`, '?state=x&code=y'])
      expect(codeOf(await oak.finish(caller, parameters))).toEqual(startAgain)
  })
})

/** The parts of a response for Mallory: the signed assertion, the same without signature, and one for 1001. */
function partsOf(xml: string) {
  const signed = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
  const signature = /<ds:Signature .*?<\/ds:Signature>/s.exec(xml)?.[0] ?? ''
  const plain = signed.replace(signature, '')
  const evil = plain.replace('6666', '1001').replace(/ ID="[^"]*"/, ' ID="_evil"')
  return { signed, signature, plain, evil, sameId: plain.replace('6666', '1001') }
}
type Parts = ReturnType<typeof partsOf>
const inside = (outer: string, inner: string) =>
  outer.replace('</saml:Assertion>', `${inner}</saml:Assertion>`)
const objectIn = (signature: string, content: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`)
const signatureIn = (assertion: string, signature: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`)

describe('a signature that belongs to something else', () => {
  it.each<[string, (parts: Parts) => string]>([
    ['a forged assertion before the signed one', ({ evil, signed }) => evil + signed],
    ['a forged assertion after the signed one', ({ evil, signed }) => signed + evil],
    ['a forged one with the same ID before', ({ sameId, signed }) => sameId + signed],
    ['a forged one with the same ID after', ({ sameId, signed }) => signed + sameId],
    ['the signed one inside the forged one', ({ evil, signed }) => inside(evil, signed)],
    ['the forged one inside the signed one', ({ evil, signed }) => inside(signed, evil)],
    [
      'the signature in the forged one, and the signed content beside',
      ({ evil, signature, plain }) => signatureIn(evil, signature) + plain,
    ],
    [
      'the signature in the forged one, and the signed content in the signature',
      ({ evil, signature, plain }) => signatureIn(evil, objectIn(signature, plain)),
    ],
    [
      'the signature in the forged one with the same ID',
      ({ sameId, signature, plain }) => signatureIn(sameId, objectIn(signature, plain)),
    ],
    [
      'the signed one in an object of the signature',
      ({ evil, signature, signed }) => signatureIn(evil, objectIn(signature, signed)),
    ],
    [
      'the signed one in extensions',
      ({ evil, signed }) => `<samlp:Extensions>${signed}</samlp:Extensions>${evil}`,
    ],
    [
      'the forged one in extensions',
      ({ evil, signed }) => `<samlp:Extensions>${evil}</samlp:Extensions>${signed}`,
    ],
    ['a forged one without a namespace', ({ evil, signed }) => signed + evil.replaceAll('saml:', '')],
    ['two signatures', ({ signed, signature }) => signed.replace(signature, signature + signature)],
    [
      'two references',
      ({ signed }) => signed.replace(/<ds:Reference .*<\/ds:Reference>/s, '$&$&').replace('6666', '1001'),
    ],
    [
      'two signed infos',
      ({ signed }) => signed.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/s, '$&$&').replace('6666', '1001'),
    ],
    [
      'a comment in the digest',
      ({ signed }) =>
        signed
          .replace(/<ds:DigestValue>(.*)<\/ds:DigestValue>/, '<ds:DigestValue><!--AAAA-->$1</ds:DigestValue>')
          .replace('6666', '1001'),
    ],
    [
      'a transform that removes what was added',
      ({ signed }) =>
        inside(signed, '<saml:Advice>1001</saml:Advice>').replace(
          '</ds:Transforms>',
          '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/></ds:Transforms>',
        ),
    ],
    [
      'a reference to nothing',
      ({ signed }) => signed.replace(/URI="#[^"]*"/, 'URI=""').replace('6666', '1001'),
    ],
    [
      'a key of its own in the signature',
      ({ evil }) => {
        const other = makeTestKey('mallory')
        const own = signElement(
          `<r xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${evil}</r>`,
          '_evil',
          other,
        )
        const certificate = other.certificate.replaceAll(/-----.*-----|\s/g, '')
        return own
          .replaceAll(/<\/?r[^>]*>/g, '')
          .replace(
            '</ds:SignatureValue>',
            `</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
          )
      },
    ],
  ])('%s: does not make Mallory the student', async (_, forge) => {
    const tamper = (xml: string) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, forge(partsOf(xml)))
    const { status, text } = await tryWith((url) => idp.respond(url, { ...mallory, tamper }))
    // Some of these the library reads as what was signed: Mallory, who is on no class list.
    expect([status, JSON.parse(text).code]).toEqual([
      403,
      expect.stringMatching(/^accounts\/sso\/(?:provider-failed|not-on-roster)$/),
    ])
  })

  it.each<[string, (response: string, evil: string) => string]>([
    [
      'around the signed response',
      (response, evil) => evil.replace('</samlp:Response>', `${response}</samlp:Response>`),
    ],
    [
      'in an object of its signature',
      (response, evil) => {
        const signature = /<ds:Signature .*?<\/ds:Signature>/s.exec(response)?.[0] ?? ''
        return evil.replace('<samlp:Status>', `${objectIn(signature, response)}<samlp:Status>`)
      },
    ],
    [
      'with the same signature',
      (response, evil) => {
        const signature = /<ds:Signature .*?<\/ds:Signature>/s.exec(response)?.[0] ?? ''
        return evil.replace(
          '<samlp:Status>',
          `${objectIn(signature, response.replace(signature, ''))}<samlp:Status>`,
        )
      },
    ],
  ])('a forged response %s is refused', async (_, forge) => {
    const tamper = (xml: string) => {
      const evil = xml
        .replace(/<ds:Signature .*?<\/ds:Signature>/s, '')
        .replace('6666', '1001')
        .replace(/ ID="[^"]*"/, ' ID="_evil"')
      return forge(xml, evil)
    }
    const reply = await tryWith((url) => idp.respond(url, { ...mallory, signs: 'response', tamper }))
    expect(codeOf(reply)).toEqual(providerFailed)
  })

  it('no signature of other content at the provider is one of a response', async () => {
    const signed = signElement(
      `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_md"><saml:Issuer>x</saml:Issuer></md:EntityDescriptor>`,
      '_md',
      idp.key,
    )
    expect(codeOf(await tryWith(() => encode(signed)))).toEqual(providerFailed)
  })
})

describe('a comment in a name', () => {
  it('cuts nothing off, signed or put in later', async () => {
    // Mallory’s number at the provider is 1001.6666, and software that stops at the comment reads 1001.
    for (const content of [
      { attributes: { studentId: '1001<!-- -->.6666' } },
      {
        attributes: { studentId: '1001.6666' },
        tamper: (xml: string) => xml.replace('1001.', '1001<!-- -->.'),
      },
      { attributes: { studentId: '1001<?x y?>.6666' } },
      { attributes: { studentId: '1001<![CDATA[.66]]>66' } },
    ])
      expect(codeOf(await tryTo({ ...content, nameId: 'mallory-2' }))).not.toContain(200)
    await oak.connectSaml({ metadata: idp.metadata() }, { rosterClaim: 'NameID' })
    for (const content of [
      { nameId: '1001<!-- -->.6666' },
      { nameId: '1001.6666', tamper: (xml: string) => xml.replace('1001.', '1001<!-- -->.') },
    ])
      expect(codeOf(await tryTo({ attributes: {}, ...content }))).not.toContain(200)
    await oak.connectSaml({ metadata: idp.metadata() })
  })
})

describe('the provider of another district', () => {
  it('signs in nobody of Oak, with its own or with Oak’s name', async () => {
    const elm = await openDistrict(server, 'Elm')
    const elms = createTestIdp('https://idp.example/elm', { now })
    await elm.connectSaml({ metadata: elms.metadata() })
    for (const content of [student, { ...student, issuer: idp.entityId }])
      expect(codeOf(await tryWith((url) => elms.respond(url, content)))).toEqual(providerFailed)
    expect(codeOf(await tryWith((url) => elms.respond(url, student), elm))).toEqual([
      403,
      'accounts/sso/not-on-roster',
    ])
    // Mallory administers Elm, says that Elm’s provider is Oak’s, and has a response for Elm from there.
    await elm.connectSaml({ metadata: idp.metadata() })
    const caller = server.caller()
    const forElm = idp.respond(await elm.begin(caller), student)
    expect(codeOf(await oak.finish(caller, await oak.respond(forElm)))).toEqual(providerFailed)
    expect(codeOf(await oak.finish(caller, await elm.respond(forElm)))).toEqual(startAgain)
    expect(
      codeOf(await elm.finish(caller, await elm.respond(idp.respond(await elm.begin(caller), student)))),
    ).toEqual([403, 'accounts/sso/not-on-roster'])
  })
})

describe('an administrator', () => {
  const tried = async (metadata: string, over = {}) => codeOf(await oak.connectSaml({ metadata }, over))
  const notRead = [400, 'accounts/sso/metadata-not-read']

  it.each<[string, (xml: string) => string]>([
    ['without a certificate', (xml) => xml.replace(/<md:KeyDescriptor.*<\/md:KeyDescriptor>/s, '')],
    [
      'with a certificate that is none',
      (xml) => xml.replace(/<ds:X509Certificate>[^<]*/, '<ds:X509Certificate>AAAA'),
    ],
    ['with a weak key', () => idp.metadata(makeTestKey('weak', 1024))],
    ['with a script as address', (xml) => xml.replace('https://idp.example/sso', 'javascript:alert(1)')],
    [
      'with an address without TLS',
      (xml) => xml.replace('https://idp.example/sso', 'http://idp.example/sso'),
    ],
    ['without a redirect address', (xml) => xml.replaceAll('HTTP-Redirect', 'SOAP')],
    [
      'of several providers',
      (xml) => {
        const entity = xml.replace(/<\?xml.*?\?>/, '')
        return `<EntitiesDescriptor>${entity}${entity}</EntitiesDescriptor>`
      },
    ],
    ['with a DTD', (xml) => `<!DOCTYPE a [<!ENTITY x "y">]>${xml.replace(/<\?xml.*?\?>/, '')}`],
    ['that is none', () => 'hello'],
  ])('connects no metadata %s', async (_, change) => {
    expect(await tried(change(idp.metadata()))).toEqual(notRead)
  })

  it('enters addresses only with domains, and no address that is not https', async () => {
    expect(await tried(idp.metadata(), { domains: ['oak.example'] })).toEqual([
      400,
      'accounts/sso/addresses-need-domains',
    ])
    expect(await tried(idp.metadata(), { emailAttribute: 'mail' })).toEqual([
      400,
      'accounts/sso/addresses-need-domains',
    ])
    for (const metadataUrl of ['http://idp.example/m', 'https://10.0.0.8/m', 'https://169.254.169.254/m'])
      expect(codeOf(await oak.connectSaml({ metadataUrl }))).toEqual([400, 'accounts/sso/metadata-not-https'])
  })
})
