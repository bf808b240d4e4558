import type { SkillId, UserId } from '@skills-center/contract/ids'
import type {
  CataloguedSkill,
  ExampleSeed,
  SkillLesson,
  SkillLink,
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
import { createExercises, type ExerciseNeeds } from './exercises.ts'
import { say } from './messages.gen.ts'

export interface SkillsNeeds extends ExerciseNeeds {
  /** In teaching order, in the reader’s language. */
  skills: () => readonly Skill[]
  /**
   * A seed for a question that is shown with its answer. It must tell nothing of the chance that chooses practice
   * questions: hand in a source of its own.
   */
  newSeed: () => ExampleSeed
  /** What a student is ready for of all that they have not begun. */
  outlooks: (studentId: UserId) => Promise<SkillOutlook[]>
}

/** Lessons that stay in memory. */
const maxWritten = 150

export function createSkills(needs: SkillsNeeds) {
  const { skills, skill: skillOf, newSeed, outlooks } = needs
  const written = new Map<Skill, ReturnType<typeof writeLesson>>()

  /** Written when it is first read, since its mistakes are looked for in many made questions. */
  function textOf(skill: Skill): ReturnType<typeof writeLesson> {
    const known = written.get(skill)
    if (known !== undefined) return known
    const text = writeLesson(skill, skills())
    // Emptying it all now and then is as good as forgetting the oldest.
    if (written.size >= maxWritten) written.clear()
    written.set(skill, text)
    return text
  }

  return {
    /** Skills of one grade, or all. */
    list: (gradeLevel: number | undefined): CataloguedSkill[] =>
      skills()
        .filter((skill) => gradeLevel === undefined || skill.gradeLevel === gradeLevel)
        .map((skill) => ({ ...summarise(skill), words: [...skill.terms] })),

    /** Every prerequisite with the skill that builds on it. */
    links: (): SkillLink[] =>
      skills().flatMap(({ id, prerequisites }) => prerequisites.map((from) => ({ from, to: id }))),

    /** A skill's lesson with the worked example of this seed, or one picked for the reader. */
    lesson(id: SkillId, seed: ExampleSeed = newSeed()): SkillLesson {
      const skill = skillOf(id)
      if (skill === undefined) throw notFound(say('no-such-skill'))
      return { ...textOf(skill), workedExample: workExample(skill, seed) }
    },

    standards: () => coverStandards(skills()),

    outlooks,
    exercises: createExercises(needs),
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
