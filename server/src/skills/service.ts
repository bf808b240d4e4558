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
import { createExercises, type ExerciseDeps } from './exercises.ts'
import { say } from './messages.gen.ts'
import type { CoveredStandard } from '@skills-center/contract/skills/standards'
import { hasParts, standards } from '@skills-center/curriculum/standards'

export interface SkillsDeps extends ExerciseDeps {
  /** In teaching order, in the reader's language. */
  skills: () => readonly Skill[]
  /**
   * A seed for a question that is shown with its answer. It must reveal nothing about the random source of practice
   * questions, so pass a separate source.
   */
  newSeed: () => ExampleSeed
  /** What a student is ready for, among the skills that they have not begun. */
  outlooks: (studentId: UserId) => Promise<SkillOutlook[]>
}

/** How many lessons are cached. */
const maxWritten = 150

export function createSkills(deps: SkillsDeps) {
  const { skills, skill: skillOf, newSeed, outlooks } = deps
  const written = new Map<Skill, ReturnType<typeof writeLesson>>()

  /** Written on the first request, because mistakes are searched for in many generated questions. */
  function textOf(skill: Skill): ReturnType<typeof writeLesson> {
    const known = written.get(skill)
    if (known !== undefined) return known
    const text = writeLesson(skill, skills())
    // Clearing the whole map now and then is as good as evicting the oldest entry.
    if (written.size >= maxWritten) written.clear()
    written.set(skill, text)
    return text
  }

  return {
    /** The skills of one grade, or all. */
    list: (gradeLevel: number | undefined): CataloguedSkill[] =>
      skills()
        .filter((skill) => gradeLevel === undefined || skill.gradeLevel === gradeLevel)
        .map((skill) => ({ ...summarise(skill), words: [...skill.terms] })),

    /** Every prerequisite with the skill that builds on it. */
    links: (): SkillLink[] =>
      skills().flatMap(({ id, prerequisites }) => prerequisites.map((from) => ({ from, to: id }))),

    /** A skill's lesson with the worked example of this seed, or with a random one. */
    lesson(id: SkillId, seed: ExampleSeed = newSeed()): SkillLesson {
      const skill = skillOf(id)
      if (skill === undefined) throw notFound(say('no-such-skill'))
      return { ...textOf(skill), workedExample: workExample(skill, seed) }
    },

    standards: () => coverStandards(skills()),

    outlooks,
    exercises: createExercises(deps),
  }
}

export type SkillsFeature = ReturnType<typeof createSkills>

/**
 * An item with its whole solution. It cannot reveal a practice question: the seed comes from the server or the reader,
 * and no token is read. A practice question's seed stays unknown, because its token is encrypted and the two seeds come
 * from separate sources. Requesting examples until one looks like a question achieves nothing that a reader of our open
 * source could not do alone.
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

/**
 * Every part of a standard, and every standard without parts, with the skills that name it. Common Core (math) codes
 * contain a period; NGSS (science) codes do not.
 */
function coverStandards(skills: readonly Skill[]): CoveredStandard[] {
  const covering = new Map<string, Skill[]>()
  for (const skill of skills)
    for (const code of skill.standards) covering.set(code, [...(covering.get(code) ?? []), skill])
  const asked = standards.filter(({ code }) => !hasParts(code))
  return asked.map(({ code, label, grade }) => ({
    code,
    label,
    grade,
    subject: code.includes('.') ? 'math' : 'science',
    skills: (covering.get(code) ?? []).map(summarise),
  }))
}
