import { createServer } from 'node:http'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClass } from '../../classrooms/test-class.ts'
import { type Reply, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { openDistrict, type TestDistrict } from '../../test-district.ts'
import { startTestIssuer, type TestIssuer } from './test-issuer.ts'

/* Two districts, Oak and Elm, use one issuer, as two that use Google do. Elm’s people attack Oak. */
let server: TestApp
let issuer: TestIssuer
let oak: TestDistrict
let elm: TestDistrict
let clock = 0
beforeAll(async () => {
  server = await startTestApp({
    now: () => new Date(Date.now() + clock),
    configuration: { ssoLoopback: true },
  })
  issuer = await startTestIssuer()
  oak = await openDistrict(server, 'Oak')
  elm = await openDistrict(server, 'Elm')
  for (const district of [oak, elm]) await district.connect(issuer)
  await oak.add('1001')
  await oak.signIn(issuer, { sub: '1001' })
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

const codeOf = ({ status, text }: Reply) => [status, JSON.parse(text).code]
const startAgain = [400, 'accounts/sso/start-again']
const providerFailed = [403, 'accounts/sso/provider-failed']
const notOnRoster = [403, 'accounts/sso/not-on-roster']

describe('a sign-in that was mixed up', () => {
  it('is refused with the state of another browser, or without the browser that began', async () => {
    const [own, other] = [server.caller(), server.caller()]
    const mine = issuer.signIn(await oak.begin(own), { sub: '1001' })
    await oak.begin(other)
    expect(codeOf(await oak.finish(other, mine))).toEqual(startAgain)
    expect(codeOf(await oak.finish(server.caller(), mine))).toEqual(startAgain)
    expect((await oak.finish(own, mine)).status).toBe(200)
  })

  it('is refused with the state of an earlier sign-in of the same browser', async () => {
    const caller = server.caller()
    const earlier = issuer.signIn(await oak.begin(caller), { sub: '1001' })
    await oak.begin(caller)
    expect(codeOf(await oak.finish(caller, earlier))).toEqual(startAgain)
  })

  it('is refused with the code of another sign-in, because verifier and nonce are not its own', async () => {
    const [victim, attacker] = [server.caller(), server.caller()]
    const stolen = new URLSearchParams(issuer.signIn(await oak.begin(victim), { sub: '1001' }))
    const own = new URLSearchParams(issuer.signIn(await oak.begin(attacker), { sub: 'attacker' }))
    own.set('code', stolen.get('code') ?? '')
    expect(codeOf(await oak.finish(attacker, `?${own.toString()}`))).toEqual(providerFailed)
  })

  it('is refused the second time, also when the browser kept its cookie', async () => {
    const caller = server.caller()
    const url = await oak.begin(caller)
    const copy = issuer.signIn(url, { sub: '1001' })
    const parameters = issuer.signIn(url, { sub: '1001' })
    const [first, second] = await Promise.all([oak.finish(caller, parameters), oak.finish(caller, copy)])
    expect([first.status, second.status]).toEqual(expect.arrayContaining([200, 400]))
  })

  it('is refused after 15 minutes, and after the connection has changed', async () => {
    const late = server.caller()
    const parameters = issuer.signIn(await oak.begin(late), { sub: '1001' })
    clock += 16 * 60_000
    expect(codeOf(await oak.finish(late, parameters))).toEqual(startAgain)
    clock = 0
    const before = server.caller()
    const old = issuer.signIn(await oak.begin(before), { sub: '1001' })
    await oak.connect(issuer)
    expect(codeOf(await oak.finish(before, old))).toEqual(startAgain)
  })

  it('is refused when it comes back for another district', async () => {
    const caller = server.caller()
    const parameters = issuer.signIn(await elm.begin(caller), { sub: '1001' })
    expect(codeOf(await oak.finish(caller, parameters))).toEqual(startAgain)
  })

  it('is refused when another issuer than the district’s says that it answers', async () => {
    const caller = server.caller()
    const parameters = new URLSearchParams(issuer.signIn(await oak.begin(caller), { sub: '1001' }))
    parameters.set('iss', 'https://other.example')
    expect(codeOf(await oak.finish(caller, `?${parameters.toString()}`))).toEqual(providerFailed)
  })
})

describe('an ID token', () => {
  it.each([
    ['with another nonce', { nonce: 'another' }],
    ['of another issuer', { issuer: 'https://other.example' }],
    ['for another client', { audience: 'another-client' }],
    ['that has expired', { expiresIn: -3600 }],
    ['signed with another key', { isSignedByOther: true }],
    ['without a signature', { isUnsigned: true }],
  ])('%s is refused', async (_, fault) => {
    expect(codeOf((await oak.signIn(issuer, { sub: '1001' }, fault)).reply)).toEqual(providerFailed)
  })

  it.each(['1001\u0000', '', 'x'.repeat(256), 1001])('with the subject %j is refused', async (sub) => {
    const { reply } = await oak.signIn(issuer, { sub })
    expect(codeOf(reply)).toEqual(providerFailed)
  })

  it('brings no second line and nothing that cannot be stored into a name', async () => {
    await oak.connect(issuer, { newAccounts: 'teacher', domains: ['oak.example'] })
    const names = { given_name: 'Eve\r\nBcc: all@oak.example\u0000', family_name: 'x'.repeat(500) }
    const person = { sub: 'lines', email: 'lines@oak.example', email_verified: true, ...names }
    const { user } = JSON.parse((await oak.signIn(issuer, person)).reply.text)
    expect([user.firstName, user.lastName]).toEqual(['Eve Bcc: all@oak.example', 'x'.repeat(80)])
    await oak.connect(issuer)
  })

  it('with the userinfo of somebody else is refused', async () => {
    await oak.connect(issuer, { rosterClaim: 'school_id' })
    const { reply } = await oak.signIn(issuer, { sub: 'x', school_id: '1001' }, { userinfoSubject: '1001' })
    expect(codeOf(reply)).toEqual(providerFailed)
    await oak.connect(issuer)
  })
})

describe('the provider of one district', () => {
  it('signs in nobody of another with the same subject at the same issuer', async () => {
    expect(codeOf((await elm.signIn(issuer, { sub: '1001' })).reply)).toEqual(notOnRoster)
  })

  it('signs in no teacher or administrator of another by their address', async () => {
    const email = 'boss@oak.example'
    for (const { id } of [oak.teacher, oak.lead])
      await server.database.query(
        {
          name: 'test.set-email',
          text: 'with m as (update school_members set verified_email = $2 where teacher_id = $1) update users set email = $2 where id = $1',
        },
        [id, email],
      )
    const person = { sub: 'boss', email, email_verified: true }
    expect(codeOf((await elm.signIn(issuer, person)).reply)).toEqual(notOnRoster)
    const { reply } = await oak.signIn(issuer, person)
    expect(JSON.parse(reply.text).user.id).toBe(oak.teacher.id)
  })

  it('signs in no teacher who also belongs to another, on neither side', async () => {
    const both = await signUp(server, { role: 'teacher', school: 'Oak School' })
    const { office } = server.app.schoolRecords
    const school = (await office.list()).find(({ name }) => name === 'Elm School')
    if (school === undefined) throw new Error('no school')
    await office.verify(UserId.parse(both.id), school.id)
    await server.database.query(
      { name: 'test.both', text: 'update school_members set verified_email = $2 where teacher_id = $1' },
      [both.id, 'both@elm.example'],
    )
    const person = { sub: 'both', email: 'both@elm.example', email_verified: true }
    expect((await elm.signIn(issuer, person)).reply.status).toBe(403)
    const link = await elm.finish(both, issuer.signIn(await elm.begin(both, true), person))
    expect(codeOf(link)).toEqual([403, 'accounts/sso/not-in-district'])
  })

  it('no longer signs in a student who has moved to another', async () => {
    const id = await elm.add('2002')
    const { reply } = await elm.signIn(issuer, { sub: '2002' })
    expect(JSON.parse(reply.text).user.id).toBe(id)
    const inOak = await openClass(oak.teacher, { name: 'New here' })
    await server.database.query(
      { name: 'test.move', text: 'update enrolments set classroom_id = $2 where student_id = $1' },
      [id, inOak.id],
    )
    expect(codeOf((await elm.signIn(issuer, { sub: '2002' })).reply)).toEqual([
      403,
      'accounts/sso/not-in-district',
    ])
  })

  it('no longer signs in a teacher who is not verified there anymore', async () => {
    const leaving = await signUp(server, { role: 'teacher', school: 'Elm School' })
    await server.database.query(
      { name: 'test.leaving', text: 'update school_members set verified_email = $2 where teacher_id = $1' },
      [leaving.id, 'leaving@elm.example'],
    )
    const person = { sub: 'leaving', email: 'leaving@elm.example', email_verified: true }
    expect((await elm.signIn(issuer, person)).reply.status).toBe(200)
    await server.app.schoolRecords.office.unverify(UserId.parse(leaving.id))
    expect((await elm.signIn(issuer, person)).reply.status).toBe(403)
  })

  it('links no account of another that is signed in, and none of a different person', async () => {
    const stranger = await signUp(server)
    const link = await elm.finish(stranger, issuer.signIn(await elm.begin(stranger, true), { sub: 'own' }))
    expect(codeOf(link)).toEqual([403, 'accounts/sso/not-in-district'])
    const [began, later] = [await signUp(server), await signUp(server)]
    const parameters = issuer.signIn(await oak.begin(began, true), { sub: 'own' })
    await began.post('/api/login', { username: later.username, password: 'correct horse', role: 'student' })
    expect(codeOf(await oak.finish(began, parameters))).toEqual([401, 'accounts/sso/sign-in-to-link'])
  })

  it('takes no subject that is linked to someone else', async () => {
    const joined = await signUp(server)
    await joined.post('/api/classrooms/join', { code: oak.classroom.code })
    const link = await oak.finish(joined, issuer.signIn(await oak.begin(joined, true), { sub: '1001' }))
    expect(codeOf(link)).toEqual([409, 'accounts/sso/linked-to-another'])
  })
})

describe('an administrator', () => {
  it('changes and sees only the own district, and no school’s administrator does', async () => {
    const before = JSON.parse((await oak.lead.get('/api/v1/organization/sso')).text)
    const other = await startTestIssuer()
    await elm.connect(other, { clientId: 'elms' })
    expect(JSON.parse((await oak.lead.get('/api/v1/organization/sso')).text)).toEqual(before)
    const shown = JSON.parse((await elm.lead.get('/api/v1/organization/sso')).text)
    expect([shown.settings.clientId, shown.redirectUri.endsWith(elm.districtId)]).toEqual(['elms', true])
    const student = JSON.parse((await oak.signIn(issuer, { sub: '1001' })).reply.text).user
    const unlink = await elm.lead.post('/api/v1/organization/sso/unlink', { username: student.username })
    expect(codeOf(unlink)).toEqual([404, 'accounts/sso/not-linked'])
    const principal = await signUp(server, { role: 'teacher', school: 'Oak School' })
    const { office, administrators } = server.app.schoolRecords
    const school = (await office.list()).find(({ name }) => name === 'Oak School')?.id ?? null
    await administrators.office.appoint(UserId.parse(principal.id), oak.districtId, school)
    for (const method of ['GET', 'DELETE'] as const)
      expect((await principal.send(method, '/api/v1/organization/sso')).status).toBe(403)
    await elm.connect(issuer)
    await other.stop()
  })

  it('takes no domain that is public or another district’s, and makes no accounts for everyone', async () => {
    await oak.connect(issuer, { domains: ['oak.example'] })
    await server.app.schoolRecords.office.add({ name: 'Ash School', place: '', domains: ['ash.example'] })
    const tried = async (over: object) => codeOf(await elm.connect(issuer, over))
    expect(await tried({ domains: ['oak.example'] })).toEqual([409, 'accounts/sso/domain-taken'])
    expect(await tried({ domains: ['ash.example'] })).toEqual([
      409,
      'accounts/sso/domain-of-another-district',
    ])
    expect(await tried({ domains: ['gmail.com'] })).toEqual([400, 'accounts/sso/public-domain'])
    expect(await tried({ domains: ['no domain'] })).toEqual([400, 'accounts/sso/not-a-domain'])
    expect(await tried({ newAccounts: 'teacher' })).toEqual([400, 'accounts/sso/new-accounts-need-domains'])
    await oak.connect(issuer)
  })

  it('sends the stored secret to no other issuer', async () => {
    const other = await startTestIssuer()
    expect(codeOf(await elm.connect(other, { clientSecret: undefined }))).toEqual([
      400,
      'accounts/sso/enter-the-secret',
    ])
    expect(other.asked).toEqual([])
    await other.stop()
  })
})

describe('an issuer', () => {
  it.each([
    ['authorization_endpoint', 'javascript:alert(1)'],
    ['end_session_endpoint', 'javascript:alert(1)'],
    ['authorization_endpoint', 'http://elsewhere.example/auth'],
    ['issuer', 'https://accounts.google.com'],
  ])('with %s %s is refused', async (name, value) => {
    const evil = await startTestIssuer({ [name]: value })
    expect(codeOf(await elm.connect(evil))).toEqual([400, 'accounts/sso/issuer-not-found'])
    await evil.stop()
  })

  it('sends our server nowhere: redirects are not followed, and other addresses are not asked', async () => {
    const asked: string[] = []
    const target = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.end('{}')
    })
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
    const address = target.address()
    const port = typeof address === 'object' ? address?.port : 0
    const redirecting = createServer((_request, reply) =>
      reply.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end(),
    )
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
    const from = redirecting.address()
    const issuerUrl = `http://127.0.0.1:${typeof from === 'object' ? from?.port : 0}`
    expect((await elm.connect(issuer, { issuer: issuerUrl })).status).toBe(400)
    expect(asked).toEqual([])
    target.close()
    redirecting.close()
  })

  it.each([
    'http://oak.example',
    'https://10.0.0.8',
    'https://[::1]',
    'https://localhost',
    'https://a:b@oak.example',
  ])('%s is refused where loopback is not allowed', async (url) => {
    const plain = await startTestApp()
    const ash = await openDistrict(plain, 'Ash')
    expect(codeOf(await ash.connect(issuer, { issuer: url }))).toEqual([400, 'accounts/sso/issuer-not-https'])
    await plain.stop()
  })
})

it('the way back is always an address of our own', async () => {
  const url = new URL(await oak.begin(server.caller()))
  expect(url.searchParams.get('redirect_uri')).toBe(`http://localhost:3000/sign-in/${oak.districtId}`)
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
})
