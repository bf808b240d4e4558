import { join } from 'node:path'
import { type Level, Subject } from '@skills-center/contract/ids'
import { makeItem } from '../../curriculum/src/make-item.ts'
import { parseMarkup } from '../../curriculum/src/markup.ts'
import { rightAnswer } from '../../curriculum/src/right-answer.ts'
import type { ItemModel, Skill } from '../../curriculum/src/skill.ts'
import { standardsOf } from '../../curriculum/src/standards/standards-of.ts'
import { root } from '../processes.mjs'

const levels: readonly Level[] = [1, 2, 3]
/** The seed of every sample question. */
const sampleSeed = 1

const subjectNames: Readonly<Record<Subject, string>> = { math: 'Math', science: 'Science' }

export interface DocumentFile {
  path: string
  text: string
}

const list = (words: Iterable<string>): string => [...words].join(', ')

/** Returns the interactions that a model's items use. */
const waysToAnswer = (skill: Skill, model: ItemModel): Set<string> =>
  new Set(levels.map((level) => makeItem(skill, model, level, sampleSeed).interaction.kind))

const modelRow = (skill: Skill, model: ItemModel): string =>
  `| ${model.id} | ${model.thinking} | ${list(waysToAnswer(skill, model))} | ${list(standardsOf(skill, model))} |`

/** Writes math between $` and `$, so that GitHub does not confuse it with dollar amounts. */
const markdown = (markup: string): string =>
  parseMarkup(markup)
    .map((line) => line.map(({ kind, text }) => (kind === 'math' ? `$\`${text}\`$` : text)).join(''))
    .join('\n')

const quoted = (markup: string): string[] =>
  markdown(markup)
    .split('\n')
    .flatMap((line) => ['>', `> ${line}`])
    .slice(1)

/** Returns a sample question: the model of the lesson's worked example, one level up, with its answer. */
function sampleOf(skill: Skill): string[] {
  const { workedExample } = skill.lesson
  const model = skill.models.find(({ id }) => id === workedExample.model)
  if (model === undefined) throw new Error(`${skill.id} has no model ${workedExample.model}.`)
  const item = makeItem(skill, model, 2, sampleSeed)
  return [
    `A question of ${model.id}, level 2:`,
    '',
    ...quoted(item.stem),
    ...(item.figure === undefined ? [] : ['>', `> Figure: ${markdown(item.figure.description)}`]),
    '>',
    ...quoted(`Answer: ${rightAnswer(item)}`),
  ]
}

function skillSection(skill: Skill, nameOf: (id: string) => string): string[] {
  const { form } = skill
  const misconceptions = skill.misconceptions.map(({ name }) => name)
  return [
    `## ${skill.name}`,
    '',
    `\`${skill.id}\`: ${skill.description}`,
    '',
    ...(form.prerequisites.length === 0
      ? []
      : [`Builds on: ${list(form.prerequisites.map((before) => nameOf(before.skill)))}.`, '']),
    '| model | thinking | answered by | standards |',
    '|---|---|---|---|',
    ...skill.models.map((model) => modelRow(skill, model)),
    '',
    `Mistakes that it names: ${misconceptions.map(markdown).join('; ')}.`,
    '',
    ...sampleOf(skill),
    '',
  ]
}

const fileOf = (subject: Subject, grade: number): string => `curriculum/${subject}-grade-${grade}.md`

/** Returns `docs/curriculum.md` and a page for each subject and grade, with paths relative to the project root. */
export function curriculumDocument(skills: readonly Skill[]): DocumentFile[] {
  const names = new Map<string, string>(skills.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const grades = [...new Set(skills.map(({ gradeLevel }) => gradeLevel))].toSorted((a, b) => a - b)
  const groups = grades.flatMap((grade) =>
    Subject.options.map((subject) => ({
      grade,
      subject,
      own: skills.filter((skill) => skill.gradeLevel === grade && skill.subject === subject),
    })),
  )
  const pages = groups.map(({ grade, subject, own }) => ({
    path: `docs/${fileOf(subject, grade)}`,
    text: [
      `# ${subjectNames[subject]}, grade ${grade}`,
      '',
      'Written by `npm run curriculum:document`, in teaching order.',
      '',
      ...own.flatMap((skill) => skillSection(skill, nameOf)),
    ].join('\n'),
  }))
  const models = skills.reduce((sum, skill) => sum + skill.models.length, 0)
  const index = [
    '# The curriculum',
    '',
    'Written by `npm run curriculum:document`. Each page lists the skills of a grade in teaching order: what they build on, their models with the thinking that each asks for, how it is answered, and its standards, the mistakes that are told apart, and one question.',
    '',
    `There are ${skills.length} skills with ${models} models. [Writing skills](writing-skills.md) tells how one is written; \`npm run content\` reports which standards are covered.`,
    '',
    '| page | skills | models |',
    '|---|---|---|',
    ...groups.map(({ grade, subject, own }) => {
      const count = own.reduce((sum, skill) => sum + skill.models.length, 0)
      return `| [${subjectNames[subject]}, grade ${grade}](${fileOf(subject, grade)}) | ${own.length} | ${count} |`
    }),
    '',
  ].join('\n')
  return [{ path: 'docs/curriculum.md', text: index }, ...pages]
}

export const documentPath = ({ path }: DocumentFile): string => join(root, path)
