import { z } from 'zod'
import { trimmed, User, Username } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { fieldError } from './field-error.ts'
import { AssignmentId } from './assignments/id.ts'
import { ClassroomId } from './classrooms.ts'
import { Role, SkillId } from './ids.ts'

export const LtiPlatformId = z.uuid().brand<'LtiPlatformId'>()
export type LtiPlatformId = z.infer<typeof LtiPlatformId>

/** The secret part of the address of a launch. It works once, in the browser that began. */
export const LaunchCode = z.string().regex(/^[\w-]{43}$/)

/** Platforms that a district may connect, and deployments of one. */
export const maxPlatforms = 10
export const maxDeployments = 20

const done = z.object({ done: z.literal(true) })

/** What the learning management system says of itself. */
const registered = {
  issuer: z.string(),
  clientId: z.string(),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  deploymentIds: z.array(z.string()),
}

/** What the district decides. */
const rules = {
  name: z.string(),
  /** Whether the user IDs from the district's student system are the student numbers of our class lists. */
  matchesNumbers: z.boolean(),
  /** Whether a student who is on no class list gets an account at the first launch. */
  makesStudents: z.boolean(),
}

/** A learning management system of the district. */
export const LtiPlatform = z.object({
  id: LtiPlatformId,
  ...rules,
  ...registered,
  /** Whether people can be launched from it. */
  isConnected: z.boolean(),
  /** What its administrator enters there. */
  loginUrl: z.string(),
  launchUrl: z.string(),
  ourJwksUrl: z.string(),
})
export type LtiPlatform = z.infer<typeof LtiPlatform>

export const LtiOverview = z.object({ platforms: z.array(LtiPlatform) })
export type LtiOverview = z.infer<typeof LtiOverview>

const ofPlatform = z.object({ platformId: LtiPlatformId })
const name = trimmed(80).min(1, fieldError('platform-name-missing'))
const url = trimmed(500).regex(/^https?:\/\/\S+$/, fieldError('issuer-invalid'))

export const getLti = endpoint({
  method: 'GET',
  path: '/api/organization/lti',
  access: 'administrator',
  isForPages: true,
  summary: 'The learning management systems of the district',
  reply: LtiOverview,
})

export const addLtiPlatform = endpoint({
  method: 'POST',
  path: '/api/organization/lti',
  access: 'administrator',
  isForPages: true,
  summary: 'Add a learning management system',
  body: z.object({ name }),
  reply: LtiOverview,
})

export const saveLtiPlatform = endpoint({
  method: 'PUT',
  path: '/api/organization/lti/{platformId}',
  access: 'administrator',
  isForPages: true,
  summary: 'Connect a learning management system',
  params: ofPlatform,
  body: z.object({
    ...rules,
    name,
    issuer: url,
    clientId: trimmed(300).min(1, fieldError('client-id-missing')),
    authorizationUrl: url,
    tokenUrl: url,
    jwksUrl: url,
    deploymentIds: z.array(trimmed(255).min(1)).min(1, fieldError('deployment-missing')).max(maxDeployments),
  }),
  limit: { max: 20, seconds: 600 },
  reply: LtiOverview,
})

export const linkLtiRegistration = endpoint({
  method: 'POST',
  path: '/api/organization/lti/{platformId}/registration',
  access: 'administrator',
  isForPages: true,
  summary: 'An address at which the system can register itself, for an hour',
  params: ofPlatform,
  reply: z.object({ url: z.string() }),
})

export const deleteLtiPlatform = endpoint({
  method: 'DELETE',
  path: '/api/organization/lti/{platformId}',
  access: 'administrator',
  isForPages: true,
  summary: 'Remove a learning management system and all its links',
  params: ofPlatform,
  reply: LtiOverview,
})

export const unlinkLti = endpoint({
  method: 'POST',
  path: '/api/organization/lti/unlink',
  access: 'administrator',
  isForPages: true,
  summary: 'End the links of an account to the district’s learning management systems',
  body: z.object({ username: Username }),
  reply: done,
})

const arrived = z.object({
  user: User,
  /** The page of ours to show. */
  path: z.string(),
})

/** Signed in, or the account has to be linked first. */
export const LaunchReply = z.discriminatedUnion('kind', [
  arrived.extend({ kind: z.literal('arrived') }),
  /** `role` is the role of the person there. */
  z.object({ kind: z.literal('link'), platform: z.string(), role: Role }),
])
export type LaunchReply = z.infer<typeof LaunchReply>

export const finishLaunch = endpoint({
  method: 'POST',
  path: '/api/lti/launch',
  access: 'public',
  isForPages: true,
  summary: 'Sign in with a launch',
  body: z.object({ code: LaunchCode }),
  reply: LaunchReply,
})

export const linkLaunch = endpoint({
  method: 'POST',
  path: '/api/lti/link',
  access: 'signed-in',
  isForPages: true,
  summary: 'Link the account to the person of a launch',
  body: z.object({ code: LaunchCode }),
  reply: arrived,
})

/** What a link in a course leads to. */
export const LtiChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assignment'), id: AssignmentId }),
  z.object({ kind: z.literal('skill'), id: SkillId }),
])
export type LtiChoice = z.infer<typeof LtiChoice>

export const maxLtiChoices = 20

export const chooseForLti = endpoint({
  method: 'POST',
  path: '/api/lti/choices',
  access: 'teacher',
  isForPages: true,
  summary: 'Choose what links in a course lead to',
  body: z.object({ code: LaunchCode, choices: z.array(LtiChoice).min(1).max(maxLtiChoices) }),
  /** The page that sends the choice to the platform; null if a frame does that. */
  reply: z.object({ path: z.string().nullable() }),
})

export const LtiCourseId = z.uuid().brand<'LtiCourseId'>()
export type LtiCourseId = z.infer<typeof LtiCourseId>

/** A course of a learning management system, for a teacher who came from it or whose class it is connected with. */
export const LtiCourse = z.object({
  id: LtiCourseId,
  title: z.string(),
  /** The name of the system. */
  platform: z.string(),
  /** Whether it is connected with this class; it is with no other. */
  isConnected: z.boolean(),
  /** When its class list was read last. */
  updatedAt: z.iso.datetime().nullable(),
})
export type LtiCourse = z.infer<typeof LtiCourse>

const LtiCourses = z.object({ courses: z.array(LtiCourse) })

/** What the class list of a course said. */
export const CourseList = z.object({
  /** Students who are in the class now because of it. */
  joined: z.number(),
  /** Students who have no account that is known. They join when they first open a link of the course. */
  unknown: z.number(),
  /** Names of students of the class who are not in the course anymore. They stay in the class. */
  gone: z.array(z.string()),
})
export type CourseList = z.infer<typeof CourseList>

const ofClass = z.object({ id: ClassroomId })
const ofCourse = z.object({ id: ClassroomId, courseId: LtiCourseId })

export const listLtiCourses = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/courses',
  access: 'teacher',
  isForPages: true,
  summary: 'Courses of learning management systems that the class is or can be connected with',
  params: ofClass,
  reply: LtiCourses,
})

export const connectLtiCourse = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/courses/{courseId}',
  access: 'teacher',
  isForPages: true,
  summary: 'Connect the class with a course, and add the students of its class list',
  params: ofCourse,
  limit: { max: 20, seconds: 600 },
  reply: LtiCourses.extend({ list: CourseList }),
})

export const disconnectLtiCourse = endpoint({
  method: 'DELETE',
  path: '/api/classrooms/{id}/courses/{courseId}',
  access: 'teacher',
  isForPages: true,
  summary: 'Disconnect the class from a course; its students stay',
  params: ofCourse,
  reply: LtiCourses,
})

export const ltiEndpoints = {
  getLti,
  addLtiPlatform,
  saveLtiPlatform,
  linkLtiRegistration,
  deleteLtiPlatform,
  unlinkLti,
  finishLaunch,
  linkLaunch,
  chooseForLti,
  listLtiCourses,
  connectLtiCourse,
  disconnectLtiCourse,
}
