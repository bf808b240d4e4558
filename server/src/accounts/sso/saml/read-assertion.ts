import { z } from 'zod'
import { type Claims, onOneLine, Subject } from '../claims.ts'
import { ProviderFault } from '../provider-fault.ts'

/** How far the provider’s clock may be from ours. */
const clockSkewMs = 3 * 60_000

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** In a setting, stands for the NameID, which is not an attribute. */
const nameIdSetting = 'NameID'

const Instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const one = <Item extends z.ZodType>(item: Item) => z.tuple([item]).transform(([only]) => only)
const Text = z.object({ _: z.string() })

const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z
    .array(
      z.object({
        $: z.object({
          Recipient: z.string(),
          NotOnOrAfter: Instant,
          NotBefore: Instant.optional(),
          InResponseTo: z.string().optional(),
        }),
      }),
    )
    .length(1),
})

/** An assertion as node-saml reads it from the signed bytes: attributes in `$`, text in `_`, elements in arrays. */
const Assertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1).max(1024), Version: z.literal('2.0'), IssueInstant: Instant }),
    Issuer: one(Text),
    Subject: one(
      z.object({
        NameID: one(
          z.object({ _: Subject, $: z.object({ Format: z.string().optional() }).default({}) }),
        ).optional(),
        SubjectConfirmation: z.array(z.unknown()),
      }),
    ),
    // A condition that we do not know must not be ignored (SAML core 2.0, 2.5.1.1).
    Conditions: one(
      z.strictObject({
        $: z.object({ NotBefore: Instant.optional(), NotOnOrAfter: Instant.optional() }).default({}),
        AudienceRestriction: z.array(z.unknown()).min(1),
        OneTimeUse: z.unknown().optional(),
        ProxyRestriction: z.unknown().optional(),
      }),
    ),
    AuthnStatement: z
      .array(z.object({ $: z.object({ SessionNotOnOrAfter: Instant.optional() }).default({}) }))
      .min(1),
    AttributeStatement: z
      .array(
        z.object({
          Attribute: z
            .array(
              z.object({
                $: z.object({ Name: z.string() }),
                AttributeValue: z.array(z.unknown()).default([]),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
})
type Assertion = z.infer<typeof Assertion>['Assertion']

/** Who the assertion must be from and for, and what the district’s administrator has set. */
export interface Expected {
  readonly issuer: string
  /** Where the response was sent to. */
  readonly recipient: string
  readonly rosterClaim: string
  readonly emailAttribute: string | null
}

export interface AssertionRead {
  readonly id: string
  /** Of the request that it answers; null if it answers none. */
  readonly requestId: string | null
  /** Until when the same assertion could be sent again. */
  readonly expiresAt: Date
  readonly claims: Claims
}

/**
 * Checks what the library does not check about a signed assertion: issuer, bearer, recipient, and all times. `signed` is
 * what was read from the signed bytes and from nothing else. Throws a `ProviderFault`.
 */
export function readAssertion(signed: unknown, expected: Expected, at: Date): AssertionRead {
  const parsed = Assertion.safeParse(signed)
  if (!parsed.success) throw new ProviderFault(`the assertion is not valid: ${z.prettifyError(parsed.error)}`)
  const assertion = parsed.data.Assertion
  if (assertion.Issuer._.trim() !== expected.issuer)
    throw new ProviderFault(`the issuer is ${assertion.Issuer._.slice(0, 200)}`)
  requireTimes(assertion, at.getTime())
  const { InResponseTo, NotOnOrAfter } = findConfirmation(assertion, expected, at.getTime())
  return {
    id: assertion.$.ID,
    requestId: InResponseTo ?? null,
    expiresAt: new Date(NotOnOrAfter + clockSkewMs),
    claims: readClaims(assertion, expected),
  }
}

function requireTimes({ $, Conditions, AuthnStatement }: Assertion, at: number): void {
  const { NotBefore, NotOnOrAfter } = Conditions.$
  if ($.IssueInstant - clockSkewMs > at || (NotBefore !== undefined && NotBefore - clockSkewMs > at))
    throw new ProviderFault('the assertion is not valid yet')
  const ends = [NotOnOrAfter, ...AuthnStatement.map((statement) => statement.$.SessionNotOnOrAfter)]
  if (ends.some((end) => end !== undefined && end + clockSkewMs <= at))
    throw new ProviderFault('the assertion has expired')
}

/** Finds a confirmation that fits: the bearer method, our address as the recipient, and a time that has not passed. */
function findConfirmation(
  { Subject: { SubjectConfirmation } }: Assertion,
  { recipient }: Expected,
  at: number,
) {
  for (const candidate of SubjectConfirmation) {
    const parsed = Confirmation.safeParse(candidate)
    const data = parsed.data?.SubjectConfirmationData[0]?.$
    if (data === undefined || parsed.data?.$.Method !== bearer || data.Recipient !== recipient) continue
    if (data.NotBefore !== undefined && data.NotBefore - clockSkewMs > at) continue
    if (data.NotOnOrAfter + clockSkewMs > at) return data
  }
  throw new ProviderFault('no subject confirmation is for this address and time')
}

/** The one value of an attribute; null if it has none, or several. */
function valueOf(assertion: Assertion, name: string): string | null {
  if (name === nameIdSetting) return assertion.Subject.NameID?._ ?? null
  const values = assertion.AttributeStatement.flatMap(({ Attribute }) => Attribute)
    .filter(({ $ }) => $.Name === name)
    .flatMap(({ AttributeValue }) => AttributeValue.map((value) => Text.safeParse(value).data?._))
  const [value, another] = new Set(values)
  const text = another === undefined && value !== undefined ? onOneLine(value) : ''
  return text === '' || text.length > 254 ? null : text
}

const givenNames = [
  'givenName',
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
]
const familyNames = ['sn', 'urn:oid:2.5.4.4', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname']

function readClaims(assertion: Assertion, { rosterClaim, emailAttribute }: Expected): Claims {
  const firstOf = (names: readonly string[]) =>
    names.map((name) => valueOf(assertion, name)).find((value) => value !== null) ?? ''
  const rosterId = valueOf(assertion, rosterClaim)
  return {
    subject: subjectOf(assertion, rosterClaim, rosterId),
    rosterId,
    verifiedEmail:
      emailAttribute === null ? null : (valueOf(assertion, emailAttribute)?.toLowerCase() ?? null),
    givenName: firstOf(givenNames).slice(0, 80),
    familyName: firstOf(familyNames).slice(0, 80),
  }
}

/** A transient NameID is another one at each sign-in, so that only the roster’s attribute says who it is. */
function subjectOf({ Subject: { NameID } }: Assertion, rosterClaim: string, rosterId: string | null): string {
  const format = NameID?.$.Format
  if (NameID !== undefined && format !== transient)
    return format === emailFormat ? NameID._.toLowerCase() : NameID._
  if (rosterClaim === nameIdSetting || rosterId === null)
    throw new ProviderFault('the assertion names nobody')
  return `${rosterClaim}=${rosterId}`.slice(0, 255)
}
