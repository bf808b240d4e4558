import type { NamedStudent, Need } from '@skills-center/contract/analytics'
import { NeedKind } from '@skills-center/contract/analytics'
import type { ClassNow, TeachingFigures } from '@skills-center/contract/analytics/teaching'
import type { AssignmentResults } from '@skills-center/contract/assignments'
import type { UserId } from '@skills-center/contract/ids'
import type { AnalyticsDeps, StudentKnowledge } from './deps.ts'
import { loadEngagement, selectStruggles } from './outlook-queries.ts'
import { selectWrongRuns } from './queries.ts'
import { countTeaching, selectStudentsOf } from './teaching-queries.ts'
import { minRunLength, onceEach, runDays, whoNeedsHelp } from './who-needs-help.ts'
import { missingWorkByStudent, struggle } from './missing-work.ts'

const day = 86_400_000
/** Answers of the last this many days count as recent practice. */
const recentDays = 7

/** Everything a teacher has, and the present state of all their classes. */
export function createTeaching(deps: AnalyticsDeps) {
  const { database, now } = deps

  async function figures(teacherId: UserId): Promise<TeachingFigures> {
    const [counted, questionsCreated] = await Promise.all([
      countTeaching(database, teacherId, now()),
      deps.countQuestions(teacherId),
    ])
    return { ...counted, questionsCreated }
  }

  async function classes(teacherId: UserId): Promise<ClassNow[]> {
    const taught = (await deps.classesOf(teacherId)).filter(({ isActive, isSample }) => isActive && !isSample)
    const rows = await selectStudentsOf(
      database,
      taught.map(({ id }) => id),
    )
    const studentIds = [...new Set(rows.map(({ id }) => id))]
    const since = new Date(now().getTime() - runDays * day)
    const [knowledge, runs, work, struggles] = await Promise.all([
      deps.loadKnowledge(studentIds),
      selectWrongRuns(database, studentIds, since, minRunLength),
      loadEngagement(database, studentIds, since),
      selectStruggles(database, studentIds, {
        ...struggle,
        since: new Date(now().getTime() - struggle.days * day),
      }),
    ])
    const inClass = Map.groupBy(rows, (row) => row.classroom_id)
    return Promise.all(
      taught.map(async (one): Promise<ClassNow> => {
        const students = (inClass.get(one.id) ?? []).map(({ id, name }) => ({ id, name }))
        const assigned = await deps.assignedIn(teacherId, one.id)
        const missing = missingWorkByStudent(assigned, now())
        const found = onceEach(
          whoNeedsHelp({
            students,
            knowledge,
            runs,
            work,
            struggles,
            missing,
            skill: deps.skill,
            now: now(),
          }),
        )
        return {
          id: one.id,
          name: one.name,
          gradeLevel: one.gradeLevel,
          students: students.length,
          practiced: students.filter((student) => hasPracticed(knowledge.get(student.id))).length,
          needs: byKind(found),
          first: found[0] ?? null,
          due: dueNext(assigned),
        }
      }),
    )
  }

  function hasPracticed(known: StudentKnowledge | undefined): boolean {
    const since = now().getTime() - recentDays * day
    return known?.skills.values().some(({ lastAt }) => lastAt.getTime() >= since) ?? false
  }

  function dueNext(assigned: readonly AssignmentResults[]): ClassNow['due'] {
    const open = assigned.flatMap(({ assignment: { dueAt, ...assignment } }) =>
      dueAt !== null && new Date(dueAt) > now() && new Date(assignment.opensAt) <= now()
        ? [{ ...assignment, dueAt }]
        : [],
    )
    const [next] = open.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
    if (next === undefined) return null
    const { id: assignmentId, title, dueAt, students, done } = next
    return { id: assignmentId, title, dueAt, students, done }
  }

  return { figures, classes }
}

/** The number of students with each kind of need, most urgent kinds first; a student counts once per kind. */
function byKind(found: readonly Need[]): ClassNow['needs'] {
  return NeedKind.options.flatMap((kind) => {
    const students = new Set(
      found.filter((need) => need.kind === kind).map(({ student }: { student: NamedStudent }) => student.id),
    ).size
    return students === 0 ? [] : [{ kind, students }]
  })
}
