import type { Level, SkillId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import type { SiteFeedback, SiteSkill } from '@skills-center/contract/site/page'
import { type Sample, samplesOfSkill } from '@skills-center/contract/site/samples'
import type { ExerciseReply } from '@skills-center/contract/skills'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { needsRows } from '@skills-center/curriculum/needs-rows'
import { formatAnswer, rightAnswer } from '@skills-center/curriculum/right-answer'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { judgeExercise } from '../platform/judge-exercise.ts'
import { presentItem } from '../platform/present-item.ts'
import { notFound } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { say } from './messages.gen.ts'

/** At grade level: neither the easiest nor the hardest. */
const level: Level = 2

/** How many skills have their samples cached. */
const maxMade = 100

/** The kinds of interaction that read well without answering, best first. */
const readable: readonly Item['interaction']['kind'][] = ['choice', 'number', 'fraction', 'quantity']

/**
 * Sample questions for visitors. Each skill has a small set that is the same for everyone. So a person who collects the
 * answers has solved a few examples, but no practice question, because those use one of 2^31 seeds.
 */
export function createSamples(skills: () => readonly Skill[]) {
  const made = new Map<Skill, readonly Item[]>()

  function samplesOf(id: SkillId): readonly Item[] {
    const skill = skills().find((each) => each.id === id)
    if (skill === undefined) throw notFound(say('no-such-skill'))
    const known = made.get(skill)
    if (known !== undefined) return known
    const items = makeSamples(skill)
    // Clearing the whole map now and then is as good as evicting the oldest entry.
    if (made.size >= maxMade) made.clear()
    made.set(skill, items)
    return items
  }

  function itemAt(id: SkillId, place: number): Item {
    const item = samplesOf(id)[place]
    if (item === undefined) throw notFound(say('no-such-question'))
    return item
  }

  return {
    sample: (id: SkillId, place: number): Sample => ({
      skillId: id,
      place,
      item: presentItem(itemAt(id, place)),
    }),

    answer: (id: SkillId, place: number, response: Response | null): ExerciseReply =>
      judgeExercise(itemAt(id, place), response),

    /** The first sample, to be read without answering it. */
    written(id: SkillId): NonNullable<SiteSkill['sample']> {
      const item = itemAt(id, 0)
      return {
        stem: showMarkup(item.stem),
        options: optionsOf(item),
        solution: { answer: showMarkup(rightAnswer(item)), steps: item.solution.map(showMarkup) },
      }
    },

    /** A sample with this kind of interaction, and the feedback to each of its known wrong answers. */
    feedback(id: SkillId, kind: Item['interaction']['kind']): SiteFeedback {
      const place = samplesOf(id).findIndex(
        (item) => item.interaction.kind === kind && item.figure === undefined,
      )
      const item = itemAt(id, place)
      return {
        skillId: id,
        place,
        stem: showMarkup(item.stem),
        answer: showMarkup(rightAnswer(item)),
        wrong: item.wrongAnswers.map(({ key, feedback }) => ({
          answer: showMarkup(formatAnswer(item, key)),
          feedback: showMarkup(feedback),
        })),
      }
    },
  }
}

/** The first reads well without a figure; the others have other kinds of interaction. */
function makeSamples(skill: Skill): Item[] {
  const first = skill.models.map((model) => makeItem(skill, model, level, 0))
  const ranked = skill.models
    .map((model, at) => ({ model, item: first[at] }))
    .filter(({ item }) => item !== undefined && !needsRows(item))
    .map(({ model, item }) => ({ model, rank: rankOf(item) }))
    .toSorted((one, other) => one.rank - other.rank)
  return Array.from({ length: samplesOfSkill }, (_, index) => {
    const { model } = ranked[index % ranked.length] ?? absent(skill)
    return makeItem(skill, model, level, Math.floor(index / ranked.length))
  })
}

function rankOf(item: Item | undefined): number {
  if (item === undefined) return Number.POSITIVE_INFINITY
  const way = readable.indexOf(item.interaction.kind)
  return (item.figure === undefined ? 0 : 10) + (way < 0 ? readable.length : way)
}

function absent(skill: Skill): { model: ItemModel } {
  throw new Error(`${skill.id} has no models`)
}

const optionsOf = ({ interaction }: Item): RichText[] =>
  interaction.kind === 'choice' || interaction.kind === 'choices' || interaction.kind === 'order'
    ? interaction.options.map(({ text }) => showMarkup(text))
    : []
