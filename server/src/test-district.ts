import { DistrictId } from '@skills-center/contract/schools/organization'
import { type Caller, type Reply, signUp, signUpAdministrator, type TestApp } from './test-app.ts'
import type { TestIssuer } from './accounts/sso/test-issuer.ts'

type Somebody = Caller & { id: string; username: string }

export interface TestDistrict {
  readonly districtId: DistrictId
  readonly lead: Somebody
  readonly teacher: Somebody
  /** The address of the class, and its join code. */
  readonly classroom: { readonly path: string; readonly code: string }
  /** Connects the district to this provider. */
  connect(issuer: TestIssuer, over?: object): Promise<Reply>
  /** Connects the district to a SAML provider, whose student number is in the attribute `studentId`. */
  connectSaml(metadata: { metadata?: string; metadataUrl?: string }, over?: object): Promise<Reply>
  /** Brings a SAML response as a browser brings it from the provider. Returns where our server sends the browser. */
  respond(response: string, relayState?: string): Promise<string>
  begin(caller: Caller, isLinking?: boolean): Promise<string>
  finish(caller: Caller, parameters: string): Promise<Reply>
  /** The whole way: begins, signs in at the provider, and comes back. */
  signIn(
    issuer: TestIssuer,
    ...person: Parameters<TestIssuer['signIn']> extends [string, ...infer Rest] ? Rest : never
  ): Promise<{ caller: Caller; reply: Reply }>
  /** A student account that the teacher makes, with this number. */
  add(studentNumber: string): Promise<string>
}

/** A district with a school, an administrator, a verified teacher and a class. */
export async function openDistrict(server: TestApp, name: string): Promise<TestDistrict> {
  const lead = await signUpAdministrator(server, `${name} district`)
  const { office, administrators } = server.app.schoolRecords
  const school = await office.add({ name: `${name} School`, place: '', domains: [] })
  const districtId = DistrictId.parse(lead.districtId)
  await administrators.office.placeSchool(school, districtId)
  const teacher = await signUp(server, {
    role: 'teacher',
    username: `${name}-teacher`,
    school: `${name} School`,
  })
  const made = await teacher.post('/api/classrooms', { name: `${name} class`, gradeLevel: 6 })
  const path = `/api/v1/classrooms/${JSON.parse(made.text).id}`
  const { code } = JSON.parse((await teacher.get(path)).text).code
  const classroom = { path, code }

  const begin = async (caller: Caller, isLinking = false): Promise<string> => {
    const reply = await caller.post('/api/v1/sso/start', { districtId, isLinking })
    if (reply.status !== 200) throw new Error(`start answered ${reply.status}: ${reply.text}`)
    return JSON.parse(reply.text).url
  }
  const finish = (caller: Caller, parameters: string) =>
    caller.post('/api/v1/sso/finish', { districtId, parameters })

  return {
    districtId,
    lead,
    teacher,
    classroom,
    begin,
    finish,
    connect: (issuer, over = {}) =>
      lead.send('PUT', '/api/v1/organization/sso', {
        issuer: issuer.issuer,
        clientId: 'skills-center',
        clientSecret: 'secret',
        rosterClaim: 'sub',
        domains: [],
        newAccounts: null,
        ...over,
      }),
    connectSaml: (metadata, over = {}) =>
      lead.send('PUT', '/api/v1/organization/sso/saml', {
        metadataUrl: null,
        ...metadata,
        rosterClaim: 'studentId',
        domains: [],
        newAccounts: null,
        emailAttribute: null,
        allowsUnsolicited: false,
        ...over,
      }),
    async respond(SAMLResponse, RelayState = '') {
      const { statusCode, headers, body } = await server.app.http.inject({
        method: 'POST',
        url: `/sign-in/${districtId}/saml`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example' },
        payload: new URLSearchParams({ SAMLResponse, RelayState }).toString(),
      })
      if (statusCode !== 303) throw new Error(`the response was answered ${statusCode}: ${body}`)
      return new URL(String(headers.location), 'http://localhost').search
    },
    async signIn(issuer, ...person) {
      const caller = server.caller()
      const parameters = issuer.signIn(await begin(caller), ...person)
      return { caller, reply: await finish(caller, parameters) }
    },
    async add(studentNumber) {
      const card = await teacher.post(`${path}/students`, { firstName: 'Sam' })
      const { studentId } = JSON.parse(card.text)
      await number(studentId, studentNumber)
      return studentId
    },
  }

  async function number(studentId: string, studentNumber: string) {
    const students = [{ studentId, studentNumber }]
    const reply = await teacher.send('PUT', `${path}/student-numbers`, { students })
    if (reply.status !== 200) throw new Error(`numbers answered ${reply.status}: ${reply.text}`)
  }
}
