import { setImmediate } from 'node:timers/promises'
import { SkillId } from '@skills-center/contract/ids'
import type { DemoStep } from '@skills-center/contract/practice/demo'
import type { RichText } from '@skills-center/contract/rich-text'
import { publicPaths } from '@skills-center/contract/site'
import type {
  SampleReport,
  SiteMistake,
  SitePage,
  SiteSkill,
  SiteTotals,
} from '@skills-center/contract/site/page'
import type { SkillLesson } from '@skills-center/contract/skills'
import { askedOf } from '@skills-center/curriculum/asked-of'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { notFound } from '../platform/problems.ts'
import { readerLanguage } from '../platform/reader-language.ts'
import { skillsOn } from './page-skills.ts'
import { createSamples } from './samples.ts'
import { say } from './messages.gen.ts'

export interface SiteDeps {
  /** In teaching order, in the reader's language. */
  skills: () => readonly Skill[]
  /** The meaning of a standard's code. */
  labelOf: (code: string) => string
  mistakesOf: (id: SkillId) => SkillLesson['mistakes']
  /** The learner model's report on a sample student. */
  sampleReport: () => SampleReport
  /** A run through real questions, answered right or wrong as given. */
  exampleRun: (marks: readonly boolean[]) => DemoStep[]
  /** Free practice problems per day. */
  dailyLimit: number
  /** Whether visitors may look around a demo class. */
  hasDemoClass: boolean
}

const mistakesOnTopic = 4
/** The most skills with a sample question on a page; any others are only listed. */
const maxWithSamples = 15
const runShown = [true, true, false, true, true, true]
const showsFeedback = (path: string) => path === '/' || path === '/instant-feedback'
const feedbackShown = SkillId.parse('add-fractions')

/** What the public pages show of the curriculum. No student data is used here. */
export function createSite(deps: SiteDeps) {
  const { skills, labelOf, mistakesOf, sampleReport, exampleRun, dailyLimit, hasDemoClass } = deps
  const samples = createSamples(skills)
  const totals = countTotals(skills())
  const made = new Map<string, Promise<SitePage>>()

  function listedOn(path: string): { listed: Skill[]; withSample: Skill[]; isTopic: boolean } {
    const { lists, hasSamples, isTopic } = skillsOn(path)
    // Rules use the English names of strands.
    const listed = skills().filter(({ id }) => lists(requireSkill(id)))
    return { listed, withSample: hasSamples ? listed.slice(0, maxWithSamples) : [], isTopic }
  }

  async function make(path: string): Promise<SitePage> {
    const { listed, withSample, isTopic } = listedOn(path)
    const written = new Map<SkillId, SiteSkill['sample']>()
    for (const { id } of withSample) {
      written.set(id, samples.written(id))
      // A sample may load its skill's code: other requests are served in between.
      await setImmediate()
    }
    return {
      totals,
      skills: listed.map((skill) => ({
        ...summarise(skill),
        standards: skill.standards.map((code) => ({ code, label: labelOf(code) })),
        sample: written.get(skill.id) ?? null,
      })),
      mistakes: isTopic ? typicalMistakes(listed.slice(0, maxWithSamples)) : [],
      report: path === '/progress-tracking' ? sampleReport() : null,
      run: path === '/ai-adaptive-learning' ? exampleRun(runShown) : null,
      feedback: showsFeedback(path) ? samples.feedback(feedbackShown, 'fraction') : null,
      dailyLimit,
      hasDemoClass,
    }
  }

  /** One mistake for each of the first few skills that show one in a short question without a figure. */
  function typicalMistakes(listed: readonly Skill[]): SiteMistake[] {
    const typical: SiteMistake[] = []
    for (const skill of listed) {
      if (typical.length === mistakesOnTopic) break
      const shown = mistakesOf(skill.id).flatMap(({ name, explanation, example }) =>
        example === null || example.figure !== null || !isBrief(example)
          ? []
          : [{ skillName: skill.name, language: skill.language, name, explanation, example }],
      )
      const [shortest] = shown.toSorted(
        (one, other) => wordsOf(one.example.stem).length - wordsOf(other.example.stem).length,
      )
      if (shortest !== undefined) typical.push(shortest)
    }
    return typical
  }

  return {
    samples,
    /** A page's content, made on the first request and then cached: an unread page loads no skill's code. */
    page(path: string): Promise<SitePage> {
      const name = `${readerLanguage()} ${path}`
      const known = made.get(name)
      if (known !== undefined) return known
      if (!publicPaths.some((there) => there === path)) throw notFound(say('no-such-page'))
      const fresh = make(path)
      made.set(name, fresh)
      fresh.catch(() => made.delete(name))
      return fresh
    },
  }
}

export type SiteFeature = ReturnType<typeof createSite>

/** Whether both answers are short enough to take in at a glance. */
const isBrief = ({ wrong, right }: SiteMistake['example']): boolean =>
  [wrong, right].every((answer) => wordsOf(answer).length <= 26)

const wordsOf = (text: RichText): string =>
  text
    .flat()
    .map((run) => (run.kind === 'math' ? run.tex : run.text))
    .join('')

function countTotals(skills: readonly Skill[]): SiteTotals {
  const of = (subject: Skill['subject']) => skills.filter((skill) => skill.subject === subject).length
  const models = skills.flatMap((skill) => skill.models.map((model) => ({ skill, model })))
  return {
    skills: skills.length,
    math: of('math'),
    science: of('science'),
    standards: new Set(skills.flatMap(({ standards }) => standards)).size,
    models: models.length,
    mistakes: skills.flatMap(({ misconceptions }) => misconceptions).length,
    interactions: new Set(models.flatMap(({ skill, model }) => askedOf(skill, model).map(({ kind }) => kind)))
      .size,
  }
}
