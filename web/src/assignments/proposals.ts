import type { AssignmentBody } from '@skills-center/contract/assignments'
import { listed } from '../language/formats.ts'
import { t } from '../language/messages.ts'

const maxTitle = 80
/** With more skills than this, their number says more than their names. */
const maxNamed = 3

/** A name from the skills, in the order of the assignment; empty without skills. */
export function proposedTitle(skills: readonly string[]): string {
  const [first, ...others] = skills
  if (first === undefined) return ''
  const all = listed(skills)
  if (others.length < maxNamed && all.length <= maxTitle) return all
  return t('assignments/skill-and-more', { skill: first, count: others.length }).slice(0, maxTitle)
}

type Rules = Pick<AssignmentBody, 'goal' | 'tries' | 'hasHints'>

/** What students do, from the goal and the rules; empty without skills. `questions` is the size of a fixed set. */
export function proposedInstructions(
  { goal, tries, hasHints }: Rules,
  skills: readonly string[],
  questions: number,
): string {
  if (skills.length === 0) return ''
  return [
    task(goal, skills, questions),
    tries === 1 ? t('assignments/you-have-one-try') : t('assignments/you-have-two-tries'),
    hasHints ? t('assignments/you-may-use-hints') : t('assignments/there-are-no-hints'),
  ].join(' ')
}

function task(goal: Rules['goal'], skills: readonly string[], questions: number): string {
  const names =
    skills.length <= maxNamed ? listed(skills) : t('assignments/count-skills', { count: skills.length })
  switch (goal.kind) {
    case 'fixed':
      return t('assignments/answer-all-questions', { count: questions })
    case 'count':
      return skills.length === 1
        ? t('assignments/answer-questions-on', { count: goal.questions, skill: names })
        : t('assignments/answer-questions-on-each', { count: goal.questions, skills: names })
    case 'mastery':
      return skills.length === 1
        ? t('assignments/practice-until-mastery', { mastery: goal.mastery, skill: names })
        : t('assignments/practice-until-mastery-in-each', { mastery: goal.mastery, skills: names })
  }
}
