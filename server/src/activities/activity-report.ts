import type { ActivityId } from '@skills-center/contract/activities'
import { usualPoints } from '@skills-center/contract/assignments'
import type { ActivityReport } from '@skills-center/contract/activities/report'
import type { UserId } from '@skills-center/contract/ids'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import type { Queryable } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problems.ts'
import {
  insertMadeGroups,
  selectEnrolled,
  selectFollowUp,
  selectGroupsOfOthers,
  selectMadeGroups,
  updateFollowUp,
} from './activity-report-queries.ts'
import { groupNames, shuffled } from './group-names.ts'
import type { ActivitiesDeps } from './deps.ts'
import { planGroups, readyShare, progressInAnswers } from './plan-groups.ts'
import {
  type ActivityRow,
  type AnswerRow,
  lockActivity,
  selectAnswers,
  selectTaughtActivity,
} from './queries.ts'
import { say } from './messages.gen.ts'

/** The mastery, out of 100, at which a follow-up ends. */
const followUpMastery = 80

/** The report on an activity that has ended, with its groups and follow-up work. */
export function createActivityReports(
  deps: Pick<ActivitiesDeps, 'database' | 'now' | 'skill' | 'random' | 'arrangeGroups' | 'assign'>,
) {
  const { database } = deps

  async function requireEnded(teacherId: UserId, id: ActivityId): Promise<ActivityRow> {
    const row = await selectTaughtActivity(database, teacherId, id)
    if (row === undefined) throw notFound(say('no-such-activity'))
    if (row.phase !== 'ended') throw conflict(say('end-first'))
    return row
  }

  async function toReport(row: ActivityRow): Promise<ActivityReport> {
    const [{ enrolled, answers, answered }, groups, followUp] = await Promise.all([
      read(database, row),
      selectMadeGroups(database, row),
      selectFollowUp(database, row),
    ])
    const skill = row.skillId === null ? undefined : deps.skill(row.skillId)
    return {
      answered: answered.size,
      inGroups: enrolled.filter(({ studentId, isInGroup }) => isInGroup && answered.has(studentId)).length,
      groups: groups.map(({ misconception: missed, ...group }) => {
        const known = skill && misconceptionOf(skill, missed)
        return {
          ...group,
          misconception: known === undefined ? null : { name: known.name, explanation: known.explanation },
        }
      }),
      unready: unreadyIn(enrolled, answers).length,
      followUp: followUp ?? null,
    }
  }

  return {
    async report(teacherId: UserId, id: ActivityId): Promise<ActivityReport> {
      return toReport(await requireEnded(teacherId, id))
    },

    /** Creates the groups once; a second request, or a co-teacher's, returns them. */
    async makeGroups(teacherId: UserId, id: ActivityId): Promise<ActivityReport> {
      const row = await requireEnded(teacherId, id)
      await database.transaction(async (tx) => {
        await lockActivity(tx, row)
        if ((await selectMadeGroups(tx, row)).length > 0) return
        const planned = planGroups((await read(tx, row)).answers)
        if (planned.length === 0) throw conflict(say('nobody-answered'))
        const made = await deps.arrangeGroups(tx, teacherId, row.classroomId, {
          sets: planned.map(({ studentIds }) => studentIds),
          names: shuffled(groupNames, deps.random),
          old: await selectGroupsOfOthers(tx, row),
        })
        await insertMadeGroups(
          tx,
          row,
          made.flatMap((group, index) => {
            const plan = planned[index]
            return plan === undefined ? [] : [{ ...plan, id: group.id }]
          }),
        )
      })
      return toReport(row)
    },

    /** Assigns the follow-up once; a second request, or a co-teacher's, returns it. */
    async assignFollowUp(teacherId: UserId, id: ActivityId, dueAt: string | null): Promise<ActivityReport> {
      const row = await requireEnded(teacherId, id)
      const skill = row.skillId === null ? undefined : deps.skill(row.skillId)
      if (skill === undefined) throw conflict(say('skill-of-activity-gone'))
      await database.transaction(async (tx) => {
        await lockActivity(tx, row)
        if ((await selectFollowUp(tx, row)) !== undefined) return
        const { enrolled, answers } = await read(tx, row)
        const studentIds = unreadyIn(enrolled, answers)
        if (studentIds.length === 0) throw conflict(say('everyone-ready'))
        const assigned = await deps.assign(teacherId, row.classroomId, {
          title: `Follow-up: ${skill.name}`.slice(0, 80),
          instructions: '',
          skillIds: [skill.id],
          slots: [],
          goal: { kind: 'mastery', mastery: followUpMastery },
          audience: { kind: 'students', studentIds },
          opensAt: deps.now().toISOString(),
          dueAt,
          takesLate: true,
          tries: 2,
          hasHints: true,
          workGrade: 'answer',
          order: 'listed',
          isPinned: true,
          points: usualPoints,
          categoryId: null,
        })
        await updateFollowUp(tx, row, assigned.id)
      })
      return toReport(row)
    },
  }
}

/** The students who are still in the class, and their answers. */
async function read(db: Queryable, row: ActivityRow) {
  const [enrolled, answers] = await Promise.all([selectEnrolled(db, row), selectAnswers(db, row.id)])
  const isIn = new Set(enrolled.map(({ studentId }) => studentId))
  const own = answers.filter(({ studentId }) => isIn.has(studentId))
  return { enrolled, answers: own, answered: new Set(own.map(({ studentId }) => studentId)) }
}

/** The students in the class who had too few right answers, or did not answer. */
function unreadyIn(enrolled: readonly { studentId: UserId }[], answers: readonly AnswerRow[]): UserId[] {
  const ready = new Set(
    progressInAnswers(answers)
      .filter(({ share }) => share >= readyShare)
      .map(({ studentId }) => studentId),
  )
  return enrolled.map(({ studentId }) => studentId).filter((studentId) => !ready.has(studentId))
}
