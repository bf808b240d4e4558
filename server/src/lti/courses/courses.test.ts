import { connectLtiCourse, listLtiCourses, type LtiCourse } from '@skills-center/contract/lti'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, startTestApp, type TestApp } from '../../test-app.ts'
import {
  claim,
  linkDistrict,
  type LinkedDistrict,
  startTestPlatform,
  type TestPlatform,
} from '../test-platform.ts'

let platform: TestPlatform
let server: TestApp
let oak: LinkedDistrict

beforeAll(async () => {
  platform = await startTestPlatform()
  server = await startTestApp({ configuration: { ssoLoopback: true, publicUrl: 'http://127.0.0.1:1' } })
  oak = await linkDistrict(server, 'Oak', platform)
  const { caller, code } = await oak.launch('t-1', { ...inCourse(), ...asTeacher }, oak.teacher)
  expect((await caller.post('/api/v1/lti/link', { code })).status).toBe(200)
})
afterAll(async () => {
  await server.stop()
  await platform.stop()
})
beforeEach(() => {
  platform.asked.length = 0
})

const read = ({ text }: { text: string }) => JSON.parse(text)
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const asTeacher = { [claim('roles')]: [`${membership}#Instructor`] }
const inCourse = (id = 'c-1') => ({
  [claim('context')]: { id, title: `Math ${id}`, label: id },
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
    context_memberships_url: `${platform.issuer}/members/${id}`,
    service_versions: ['2.0'],
  },
})
const numbered = (number: string) => ({ [claim('lis')]: { person_sourcedid: number } })

interface Member {
  sub: string
  number?: string
  role?: string
  status?: string
}
/** What the platform answers for a course, whose members have names that we must not keep. */
function listOf(
  course: string,
  members: readonly Member[],
  path = `/members/${course}?role=${encodeURIComponent(`${membership}#Learner`)}`,
) {
  platform.answers[path] = {
    id: `${platform.issuer}${path}`,
    context: { id: course },
    members: members.map(({ sub, number, role = 'Learner', status = 'Active' }) => ({
      user_id: sub,
      roles: [role],
      status,
      name: `Nosy ${sub}`,
      email: `${sub}@nosy.example`,
      ...(number !== undefined && { lis_person_sourcedid: number }),
    })),
  }
}

const coursesOf = async (caller: Caller, path = oak.classroom.path): Promise<LtiCourse[]> =>
  listLtiCourses.reply.parse((await caller.get(`${path}/courses`)).body).courses
async function courseOf(title: string): Promise<LtiCourse> {
  const found = (await coursesOf(oak.teacher)).find((each) => each.title === title)
  if (found === undefined) throw new Error(`no course ${title}`)
  return found
}
const connect = async ({ id }: LtiCourse, path = oak.classroom.path) =>
  oak.teacher.send('PUT', `${path}/courses/${id}`)
const roster = async (path = oak.classroom.path): Promise<string[]> =>
  read(await oak.teacher.get(`${path}/students`)).students.map(({ id }: { id: string }) => id)
/** A class of the teacher without students, and a course that only it knows. */
async function another(name: string) {
  const made = read(
    await oak.teacher.post('/api/v1/classrooms', { name, gradeLevel: 6, subject: 'math', period: '' }),
  )
  await oak.launch('t-1', { ...inCourse(name), ...asTeacher })
  return { path: `/api/v1/classrooms/${made.id}`, course: await courseOf(`Math ${name}`) }
}

describe('a teacher who came from a course', () => {
  it('finds it under the class, and nobody else does', async () => {
    expect(await coursesOf(oak.teacher)).toEqual([
      { id: expect.any(String), title: 'Math c-1', platform: 'Moodle', isConnected: false, updatedAt: null },
    ])
    expect((await oak.lead.get(`${oak.classroom.path}/courses`)).status).not.toBe(200)
  })

  it('adds the students of its class list who are on the roster, and leaves out everyone else', async () => {
    const { path, course: found } = await another('c-2')
    const ana = await oak.add('3001')
    const ben = await oak.add('3002')
    listOf('c-2', [
      { sub: 's-ana', number: '3001' },
      { sub: 's-ben', number: ' 3002 ', role: `${membership}#Learner` },
      { sub: 's-new', number: '9999' },
      { sub: 's-gone', number: '3001', status: 'Inactive' },
      { sub: 't-2', number: '3002', role: 'Instructor' },
    ])
    const reply = await connect(found, path)
    expect(connectLtiCourse.reply.parse(reply.body).list).toEqual({
      joined: 2,
      unknown: 1,
      gone: [],
    })
    expect((await roster(path)).toSorted()).toEqual([ana, ben].toSorted())
    expect(await coursesOf(oak.teacher, path)).toContainEqual({
      ...found,
      isConnected: true,
      updatedAt: expect.any(String),
    })
    const log = read(await oak.teacher.get(`${path}/log`))
    expect(log.filter(({ act }: { act: string }) => act === 'student-added')).toHaveLength(2)
  })

  it('adds new students when it asks again, and names those who have left the course', async () => {
    const { path, course: found } = await another('c-3')
    await oak.add('3003')
    await oak.add('3004')
    listOf('c-3', [{ sub: 's-3', number: '3003' }])
    await connect(found, path)
    listOf('c-3', [{ sub: 's-4', number: '3004' }])
    const { list } = connectLtiCourse.reply.parse((await connect(found, path)).body)
    expect(list).toEqual({ joined: 1, unknown: 0, gone: [expect.stringMatching(/./)] })
    expect(await roster(path)).toHaveLength(2)
  })

  it('reads a list of several pages, and follows no link to another place', async () => {
    const { path, course: found } = await another('c-4')
    await oak.add('3005')
    await oak.add('3006')
    listOf('c-4', [{ sub: 's-5', number: '3005' }])
    listOf('c-4', [{ sub: 's-6', number: '3006' }], '/members/c-4?page=2')
    platform.links['/members/c-4?page=2'] = '<https://elsewhere.example/members>; rel="next"'
    const first = platform.asked.length
    platform.links[Object.keys(platform.answers).find((each) => each.startsWith('/members/c-4?role')) ?? ''] =
      `<${platform.issuer}/members/c-4?page=2>; rel="next"`
    const { list } = connectLtiCourse.reply.parse((await connect(found, path)).body)
    expect(list).toMatchObject({ joined: 2, unknown: 0 })
    const asked = platform.asked.slice(first).filter(({ path: at }) => at.startsWith('/members'))
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer a token', 'Bearer a token'])
  })

  it('is told when the platform gives no list, and nothing is connected', async () => {
    const { path, course: found } = await another('c-5')
    platform.answers[`/members/c-5?role=${encodeURIComponent(`${membership}#Learner`)}`] = { members: 'none' }
    const reply = await connect(found, path)
    expect([reply.status, reply.text]).toEqual([
      400,
      expect.stringContaining('did not give us its class list'),
    ])
    expect(await coursesOf(oak.teacher, path)).toEqual(
      expect.arrayContaining([expect.objectContaining({ isConnected: false })]),
    )
  })

  it('connects a course with one class only, and disconnects it with its students in place', async () => {
    const one = await another('c-6')
    const two = await another('c-7')
    await oak.add('3007')
    listOf('c-6', [{ sub: 's-7', number: '3007' }])
    await connect(one.course, one.path)
    expect((await connect(one.course, two.path)).status).toBe(404)
    const ended = await oak.teacher.send('DELETE', `${one.path}/courses/${one.course.id}`)
    expect(ended.status).toBe(200)
    expect(await roster(one.path)).toHaveLength(1)
    expect((await connect(one.course, two.path)).status).toBe(200)
    expect(await roster(two.path)).toHaveLength(1)
  })
})

describe('a student who opens a link of a connected course', () => {
  it('joins the class, once', async () => {
    const { path, course: found } = await another('c-8')
    listOf('c-8', [])
    await connect(found, path)
    const id = await oak.add('3008')
    await oak.launch('s-8', { ...numbered('3008'), ...inCourse('c-8') })
    await oak.launch('s-8', { ...numbered('3008'), ...inCourse('c-8') })
    expect(await roster(path)).toEqual([id])
  })

  it('joins only after giving an age, if the account was made at the launch', async () => {
    const { path, course: found } = await another('c-10')
    listOf('c-10', [])
    await connect(found, path)
    await oak.save({ makesStudents: true })
    const { reply } = await oak.launch('s-10', inCourse('c-10'))
    expect(read(reply).kind).toBe('arrived')
    await oak.save()
    expect(await roster(path)).toEqual([])
  })

  it('does not join by the role of a parent, from another course, or after the end', async () => {
    const { path, course: found } = await another('c-9')
    listOf('c-9', [])
    await connect(found, path)
    await oak.add('3009')
    const mentor = { [claim('roles')]: [`${membership}#Mentor`] }
    await oak.launch('s-9', { ...numbered('3009'), ...inCourse('c-other') })
    await oak.launch('s-9', { ...inCourse('c-9'), ...mentor })
    await oak.teacher.send('DELETE', `${path}/courses/${found.id}`)
    await oak.launch('s-9', inCourse('c-9'))
    expect(await roster(path)).toEqual([])
  })
})

describe('the teacher of another district', () => {
  it('finds no course of this one, and connects none', async () => {
    const elm = await linkDistrict(server, 'Elm', platform)
    const { id } = await courseOf('Math c-1')
    expect(await coursesOf(elm.teacher, elm.classroom.path)).toEqual([])
    expect((await elm.teacher.send('PUT', `${elm.classroom.path}/courses/${id}`)).status).toBe(404)
    expect((await elm.teacher.send('PUT', `${oak.classroom.path}/courses/${id}`)).status).toBe(404)
    expect((await elm.teacher.get(`${oak.classroom.path}/courses`)).status).toBe(404)
  })
})
