import { ClassroomDetail } from '@skills-center/contract/classrooms'
import { LoginCard, Roster } from '@skills-center/contract/classrooms/roster'
import type { RosterStudent } from '@skills-center/contract/classrooms/roster'
import type { Caller, Reply, TestApp } from '../test-app.ts'

/** A class as its teacher uses it. Each call throws if it is refused. */
export interface TestClass {
  readonly id: string
  readonly path: string
  readonly code: string
  add(person: object): Promise<LoginCard>
  roster(): Promise<Roster>
  student(username: string): Promise<RosterStudent>
}

export async function openClass(teacher: Caller, over: object = {}): Promise<TestClass> {
  const made = await teacher.post('/api/classrooms', { name: 'Period 2', gradeLevel: 6, ...over })
  const { id } = JSON.parse(made.text)
  const path = `/api/classrooms/${id}`
  const { code } = ClassroomDetail.parse((await teacher.get(path)).body)
  const roster = async () => Roster.parse((await teacher.get(`${path}/students`)).body)
  return {
    id,
    path,
    code: code?.code ?? '',
    roster,
    add: async (person) => LoginCard.parse((await teacher.post(`${path}/students`, person)).body),
    async student(username) {
      const found = (await roster()).students.find((student) => student.username === username)
      if (!found) throw new Error(`${username} is not in the class`)
      return found
    },
  }
}

/** Signs in with the data on a login card; the reply may be a refusal. */
export async function signInWith(
  server: TestApp,
  { username, password }: Pick<LoginCard, 'username' | 'password'>,
): Promise<{ browser: Caller; reply: Reply }> {
  const browser = server.caller()
  return { browser, reply: await browser.post('/api/login', { username, password, role: 'student' }) }
}
