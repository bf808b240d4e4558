import type { NamedStudent } from '@skills-center/contract/analytics'
import type {
  SkillForecast,
  StudentEngagement,
  SuggestedGroup,
} from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { enough } from '@skills-center/contract/progress/report'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { likelyRange } from './forecast.ts'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'
import type { AnalyticsDeps } from './deps.ts'
import { selectEngagement } from './outlook-queries.ts'
import { type MistakeRow, selectMistakes } from './queries.ts'

const day = 86_400_000
/** Groups and ways of working are based on this many days. */
export const lookbackDays = 28
/** The mastery at which a skill counts as mastered, 0 to 1. */
const mark = 0.9
const leastStudents = 3
/**
 * A student joins a group for a misconception after showing it in this many questions; a group has at least this many
 * students.
 */
const minTimes = 2
const minGroupSize = 2
const maxGroups = 8

/** A class's forecast, its suggested groups, and its students' ways of working. */
export function createOutlook(
  { database, now, skills, loadKnowledge, markChances }: AnalyticsDeps,
  requireStudents: (teacherId: UserId, id: ClassroomId) => Promise<NamedStudent[]>,
) {
  const idsOf = (students: readonly NamedStudent[]) => students.map((student) => student.id)
  const since = () => new Date(now().getTime() - lookbackDays * day)

  async function forecast(teacherId: UserId, id: ClassroomId, days: number) {
    const students = await requireStudents(teacherId, id)
    const then = new Date(now().getTime() + days * day)
    const chances = await markChances(idsOf(students), mark, then)
    const bySkill = Map.groupBy(
      chances.filter(({ answered }) => answered >= enough.masteryAnswers),
      ({ skillId }) => skillId,
    )
    const toOnePlace = (values: readonly number[]) =>
      Math.round(10 * values.reduce((sum, value) => sum + value, 0)) / 10
    return {
      date: then.toISOString().slice(0, 10),
      leastStudents,
      skills: skills().flatMap((skill): SkillForecast[] => {
        const own = bySkill.get(skill.id) ?? []
        if (own.length < leastStudents) return []
        const later = own.map((one) => one.later)
        return [
          {
            skill: summarise(skill),
            students: own.length,
            today: toOnePlace(own.map((one) => one.today)),
            later: toOnePlace(later),
            ...likelyRange(later),
          },
        ]
      }),
    }
  }

  async function groups(teacherId: UserId, id: ClassroomId): Promise<SuggestedGroup[]> {
    const students = await requireStudents(teacherId, id)
    const [knowledge, mistakes] = await Promise.all([
      loadKnowledge(idsOf(students)),
      selectMistakes(database, idsOf(students), since()),
    ])
    const gaps = skills().flatMap((skill): SuggestedGroup[] => {
      const own = students.filter((student) =>
        knowledge.get(student.id)?.stuck.some(({ missing, skillId }) => (missing ?? skillId) === skill.id),
      )
      if (own.length < minGroupSize) return []
      return [
        {
          kind: 'gap',
          title: formatMessage(say('group-gap', { skill: skill.name })),
          skill: summarise(skill),
          misconception: null,
          students: own,
          next: formatMessage(say('group-gap-next')),
        },
      ]
    })
    return [...gaps, ...sharedMisconceptions(skills(), students, mistakes)]
      .toSorted((one, other) => other.students.length - one.students.length)
      .slice(0, maxGroups)
  }

  async function engagementOf(students: readonly NamedStudent[]): Promise<StudentEngagement[]> {
    const rows = await selectEngagement(database, idsOf(students), since())
    const byStudent = new Map(rows.map((row) => [row.student_id, row]))
    return students.map((student): StudentEngagement => {
      const row = byStudent.get(student.id)
      const questions = row?.questions ?? 0
      const percent = (count: number | undefined) =>
        questions < enough.accuracyQuestions ? null : Math.round((100 * (count ?? 0)) / questions)
      return {
        student,
        questions,
        minutes: Math.round((row?.active_ms ?? 0) / 60_000),
        idleMinutes: Math.round((row?.idle_ms ?? 0) / 60_000),
        daysPracticed: row?.days ?? 0,
        rapidPercent: percent(row?.rapid),
        hintPercent: percent(row?.hinted),
        lastAt: row?.last_at.toISOString() ?? null,
      }
    })
  }

  const engagement = async (teacherId: UserId, id: ClassroomId) => ({
    days: lookbackDays,
    leastQuestions: enough.accuracyQuestions,
    students: await engagementOf(await requireStudents(teacherId, id)),
  })

  return { forecast, groups, engagement, engagementOf }
}

/** Groups of students whose answers show the same misconception. */
function sharedMisconceptions(
  skills: readonly Skill[],
  students: readonly NamedStudent[],
  rows: readonly MistakeRow[],
): SuggestedGroup[] {
  const met = Map.groupBy(
    rows.filter(({ times }) => times >= minTimes),
    ({ skill_id, misconception }) => `${skill_id}/${misconception}`,
  )
  return [...met.values()].flatMap((own): SuggestedGroup[] => {
    const [first] = own
    const skill = skills.find(({ id }) => id === first?.skill_id)
    const idea = skill && misconceptionOf(skill, first?.misconception)
    if (own.length < minGroupSize || skill === undefined || idea === undefined) return []
    return [
      {
        kind: 'misconception',
        title: idea.name,
        skill: summarise(skill),
        misconception: idea.id,
        students: students.filter((student) => own.some((row) => row.student_id === student.id)),
        next: formatMessage(say('group-idea-next')),
      },
    ]
  })
}
