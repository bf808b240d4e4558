import type { LtiChoice } from '@skills-center/contract/lti'
import type { UserId } from '@skills-center/contract/ids'
import { notFound } from '../../platform/problems.ts'
import { skill } from '../../platform/skills.ts'
import type { LtiDeps } from '../deps.ts'
import { say } from '../messages.gen.ts'

/** One link for the course (LTI deep linking 2.0, section 3.2). The platform makes its gradebook column from it. */
export async function contentItemOf(
  { assignmentOf }: Pick<LtiDeps, 'assignmentOf'>,
  teacherId: UserId,
  url: string,
  choice: LtiChoice,
): Promise<Record<string, unknown>> {
  const link = { type: 'ltiResourceLink', url }
  if (choice.kind === 'skill') {
    const found = skill(choice.id)
    if (found === undefined) throw notFound(say('no-such-skill'))
    return { ...link, title: found.name, custom: { skill: choice.id } }
  }
  const { title, points, dueAt } = await assignmentOf(teacherId, choice.id)
  return {
    ...link,
    title,
    custom: { assignment: choice.id },
    lineItem: { label: title, scoreMaximum: points, resourceId: choice.id, tag: 'grade' },
    ...(dueAt !== null && { submission: { endDateTime: dueAt.toISOString() } }),
  }
}
