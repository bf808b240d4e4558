import type { SkillIcon } from '@skills-center/contract/skills'
import type { Text, Values } from '@skills-center/messages/values'
import { say as strandName } from '../strands/messages.gen.ts'
import type { Say } from '@skills-center/messages/define-messages'
import { type Between, type Plain, sayAny } from './say-any.ts'
import type { SkillForm } from './skill-form.ts'

/**
 * The parts of a skill that tools fill in: its place from its folder, its version and misconceptions from its items.
 */
export type Accepted = Pick<SkillForm, 'id' | 'subject' | 'gradeLevel' | 'version' | 'misconceptions'>

type Written<Messages> = Pick<SkillForm, 'formerIds' | 'models' | 'dimensions'> & {
  strand: Parameters<typeof strandName>[0]
  icon: SkillIcon
  /** Ids of skills; the message `why.<id>` gives the reason. */
  prerequisites: readonly Between<Plain<Messages>, 'why.', ''>[]
  lesson: Pick<SkillForm['lesson'], 'figure' | 'workedExample'> & {
    /** Messages `lesson.<id>`, or texts with values. */
    idea: readonly (Between<Plain<Messages>, 'lesson.', ''> | Text)[]
    /** Messages `lesson.word.<id>.word` and `.meaning`. */
    words: readonly Between<Plain<Messages>, 'lesson.word.', '.meaning'>[]
  }
}

/** A skill whose texts use the standard ids: `name`, `description`, `why.…`, `lesson.…`, `lesson.word.…`. */
export function skillFrom<Messages extends Record<string, Values | null>>(
  { id, version, subject, gradeLevel, misconceptions }: Accepted,
  say: Say<Messages>,
  { strand, icon, prerequisites, formerIds, lesson, models, dimensions }: Written<Messages>,
): SkillForm {
  const text = sayAny(say)
  const { idea, figure, workedExample, words } = lesson
  return {
    id,
    version,
    subject,
    gradeLevel,
    strand: strandName(strand),
    name: text('name'),
    description: text('description'),
    icon,
    prerequisites: prerequisites.map((skill) => ({ skill, why: text(`why.${skill}`) })),
    misconceptions,
    ...(formerIds === undefined ? {} : { formerIds }),
    ...(dimensions === undefined ? {} : { dimensions }),
    lesson: {
      idea: idea.map((each) => (typeof each === 'string' ? text(`lesson.${each}`) : each)),
      ...(figure === undefined ? {} : { figure }),
      workedExample,
      words: words.map((word) => ({
        word: text(`lesson.word.${word}.word`),
        meaning: text(`lesson.word.${word}.meaning`),
      })),
    },
    models,
  }
}
