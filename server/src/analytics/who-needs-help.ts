import type { NamedStudent, Need } from '@skills-center/contract/analytics'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { currentId, misconceptionOf } from '@skills-center/curriculum/misconception-of'
import type { StudentKnowledge } from './needs.ts'
import type { WrongRunRow } from './queries.ts'

/** Questions wrong one after another from which on a run is worth a look. */
export const leastRun = 5
/** Days that such a run is looked for in. */
export const runDays = 28
/** Days without an answer after which somebody is asked how it is going. */
const idleDays = 7
/** Of a run, the share that must show the same thinking for it to be named. */
const leastShare = 0.5
const day = 86_400_000

interface Looked {
  students: readonly NamedStudent[]
  knowledge: ReadonlyMap<UserId, StudentKnowledge>
  runs: readonly WrongRunRow[]
  skill: (id: SkillId) => Skill | undefined
  now: Date
}

/** Who needs a look and why, the most pressing first: worked out from what is so now, so that success closes it. */
export function whoNeedsHelp(looked: Looked): Need[] {
  const { students } = looked
  return [
    ...students.flatMap((student) => stuck(looked, student)),
    ...students.flatMap((student) => wrongRuns(looked, student)),
    ...students.flatMap((student) => idle(looked, student)),
    ...students.flatMap((student) => faded(looked, student)),
  ]
}

function stuck({ knowledge, skill: skillOf }: Looked, student: NamedStudent): Need[] {
  const known = knowledge.get(student.id)
  return (known?.stuck ?? []).flatMap(({ skillId, missing }) => {
    const skill = skillOf(skillId)
    if (skill === undefined) return []
    const below = missing === null ? undefined : skillOf(missing)
    const answers = known?.skills.get(skillId)?.answered ?? 0
    return [
      {
        kind: 'stuck',
        student,
        skill: summarise(skill),
        why: `${answersInWords(answers)} in “${skill.name}” have not moved it. More of the same is unlikely to help.`,
        next:
          below === undefined
            ? `Work through the example in the lesson of “${skill.name}” together.`
            : `Start with “${below.name}”: “${skill.name}” builds on it, and it is the likeliest gap.`,
        closes: 'Closes when answers in this skill get better.',
        hasAnswers: true,
      },
    ]
  })
}

function wrongRuns({ knowledge, runs, skill: skillOf }: Looked, student: NamedStudent): Need[] {
  const isStuck = new Set(knowledge.get(student.id)?.stuck.map(({ skillId }) => skillId))
  return runs
    .filter((run) => run.student_id === student.id && !isStuck.has(run.skill_id))
    .toSorted((one, other) => other.questions - one.questions)
    .flatMap((run) => {
      const skill = skillOf(run.skill_id)
      if (skill === undefined) return []
      const thinking = sharedThinking(skill, run)
      return [
        {
          kind: 'wrong-run',
          student,
          skill: summarise(skill),
          why: `The last ${run.questions} questions in “${skill.name}” were not right.`,
          next:
            thinking === undefined
              ? 'Look at the answers together and ask how each came about.'
              : `Talk about one idea: most of these answers show “${thinking}”.`,
          closes: 'Closes with the next right answer in this skill.',
          hasAnswers: true,
        },
      ]
    })
}

/** The thinking behind most of a run’s questions, in a few plain words. */
function sharedThinking(skill: Skill, { misconceptions, questions }: WrongRunRow): string | undefined {
  const counts = Map.groupBy(misconceptions ?? [], (id) => currentId(skill, id))
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  if (most === undefined || most[1].length < leastShare * questions) return undefined
  return misconceptionOf(skill, most[0])?.name
}

function idle({ knowledge, now }: Looked, student: NamedStudent): Need[] {
  const skills = [...(knowledge.get(student.id)?.skills.values() ?? [])]
  const last = Math.max(...skills.map(({ lastAt }) => lastAt.getTime()))
  const days = Math.floor((now.getTime() - last) / day)
  if (skills.length > 0 && days < idleDays) return []
  return [
    {
      kind: 'idle',
      student,
      skill: null,
      why: skills.length === 0 ? 'Has not answered a question yet.' : `Last practiced ${days} days ago.`,
      next:
        skills.length === 0
          ? 'Check that signing in works, and sit together for the first questions.'
          : 'Ask how it is going, and agree on a time for ten minutes of practice.',
      closes: 'Closes with the next answer.',
      hasAnswers: skills.length > 0,
    },
  ]
}

function faded({ knowledge, skill: skillOf }: Looked, student: NamedStudent): Need[] {
  return [...(knowledge.get(student.id)?.skills ?? [])].flatMap(([skillId, { isDue, mastery }]) => {
    const skill = skillOf(skillId)
    if (!isDue || skill === undefined) return []
    return [
      {
        kind: 'faded',
        student,
        skill: summarise(skill),
        why: `“${skill.name}” was mastered and is likely at ${Math.round(mastery)} out of 100 now.`,
        next: 'A few review questions bring it back; mixed practice asks them by itself.',
        closes: 'Closes when the skill is mastered again.',
        hasAnswers: true,
      },
    ]
  })
}

const answersInWords = (count: number): string => (count === 1 ? 'One answer' : `${count} answers`)
