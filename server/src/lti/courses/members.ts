import { z } from 'zod'
import type { Platform } from '../platform-queries.ts'
import type { PlatformServices } from '../platform-services.ts'
import { PlatformFault } from '../verify-launch.ts'

const scope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly'
const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'
/** A class has at most 400 students; no platform sends fewer than 50 on a page. */
const maxPages = 20

/** What is used of a member. Names and addresses are dropped. */
const Member = z.object({
  user_id: z.string().min(1).max(255),
  roles: z.array(z.string()),
  status: z.string().optional(),
  lis_person_sourcedid: z.string().max(100).optional().catch(undefined),
})
const Page = z.object({ members: z.array(Member) })

export interface CourseStudent {
  readonly subject: string
  /** The ID of the district's student system; null if the platform does not say it. */
  readonly personId: string | null
}

/** The short and the full name of the role, which the platform chooses. */
const isStudent = ({ roles, status }: z.infer<typeof Member>): boolean =>
  (status === undefined || status === 'Active') &&
  roles.some((role) => role === 'Learner' || role === learner)

/** The address of the next page (RFC 8288), at the same platform only. */
function nextOf(reply: Response, url: string): string | null {
  const link = /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(reply.headers.get('link') ?? '')?.[1]
  if (link === undefined || !URL.canParse(link, url)) return null
  const next = new URL(link, url)
  return next.origin === new URL(url).origin ? next.href : null
}

async function readPage(reply: Response): Promise<z.infer<typeof Page>> {
  try {
    return Page.parse(await reply.json())
  } catch (error) {
    throw new PlatformFault('the class list is not valid', { cause: error })
  }
}

/**
 * The students of a course (Names and Role Provisioning Services 2.0).
 * @throws PlatformFault if the platform cannot be reached, refuses, or sends no class list
 */
export async function studentsOfCourse(
  call: PlatformServices,
  platform: Platform,
  membersUrl: string,
): Promise<CourseStudent[]> {
  const first = new URL(membersUrl)
  first.searchParams.set('role', learner)
  const students: CourseStudent[] = []
  let url: string | null = first.href
  for (let page = 0; url !== null; page += 1) {
    if (page === maxPages) throw new PlatformFault('the class list is too long')
    const reply = await call(platform, { method: 'GET', url, scope, accept })
    const { members } = await readPage(reply)
    students.push(
      ...members.filter(isStudent).map(({ user_id: subject, lis_person_sourcedid: id }) => ({
        subject,
        personId: id?.trim() || null,
      })),
    )
    url = nextOf(reply, url)
  }
  return students
}
