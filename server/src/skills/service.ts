import type { SkillId, UserId } from '@skills-center/contract/ids'
import type {
  CataloguedSkill,
  ExampleSeed,
  SkillLesson,
  SkillOutlook,
  WorkedExample,
} from '@skills-center/contract/skills'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { presentItem } from '../platform/present-item.ts'
import { notFound } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { writeLesson } from './lesson-text.ts'
import { coverStandards } from './standards.ts'
import { createTryIts, type TryItNeeds } from './try-its.ts'

export interface SkillsNeeds extends TryItNeeds {
  /** In teaching order. */
  skills: readonly Skill[]
  /**
   * A seed for a question that is shown with its answer. It must tell nothing of the chance that chooses practice
   * questions: hand in a source of its own.
   */
  newSeed: () => ExampleSeed
  /** What a student is ready for of all that they have not begun. */
  outlooks: (studentId: UserId) => Promise<SkillOutlook[]>
}

export function createSkills(needs: SkillsNeeds) {
  const { skills, newSeed, outlooks } = needs
  const summaries = skills.map((skill): CataloguedSkill => ({
    ...summarise(skill),
    words: skill.lesson.words.map(({ word }) => word),
  }))
  const covered = coverStandards(skills)
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const written = new Map<SkillId, ReturnType<typeof writeLesson>>()

  /** Written when it is first read, since its mistakes are looked for in many made questions. */
  function textOf(skill: Skill): ReturnType<typeof writeLesson> {
    const known = written.get(skill.id)
    if (known !== undefined) return known
    const text = writeLesson(skill, skills)
    written.set(skill.id, text)
    return text
  }

  return {
    /** Skills of one grade, or all. */
    list: (gradeLevel: number | undefined): CataloguedSkill[] =>
      gradeLevel === undefined ? summaries : summaries.filter((skill) => skill.gradeLevel === gradeLevel),

    /** A skill's lesson with the worked example of this seed, or one picked for the reader. */
    lesson(id: SkillId, seed: ExampleSeed = newSeed()): SkillLesson {
      const skill = byId.get(id)
      if (skill === undefined) throw notFound('There is no such skill.')
      return { ...textOf(skill), workedExample: workExample(skill, seed) }
    },

    standards: () => covered,

    outlooks,
    tryIts: createTryIts(needs),
  }
}

export type SkillsFeature = ReturnType<typeof createSkills>

/**
 * An item with its whole solution. It opens no practice question: it is made here, of a seed that is the server's
 * own or the reader's, and no token is read. Which seed a practice question has stays unknown, since its token is
 * encrypted and the two are drawn from different sources. Asking for examples until one looks like a question is
 * what any reader of our open source can do without us.
 */
function workExample(skill: Skill, seed: ExampleSeed): WorkedExample {
  const { model: modelId, level } = skill.lesson.workedExample
  const model = skill.models.find((candidate) => candidate.id === modelId)
  if (model === undefined) throw new Error(`${skill.id} has no model ${modelId}`)
  const item = makeItem(skill, model, level, seed)
  return {
    seed,
    item: presentItem(item),
    steps: item.solution.map(showMarkup),
    rightAnswer: showMarkup(rightAnswer(item)),
  }
}
