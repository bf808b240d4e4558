import type { SkillSummary } from '@skills-center/contract/skills'

type Rule = (skill: Pick<SkillSummary, 'id' | 'subject' | 'gradeLevel' | 'strand'>) => boolean

const inStrands =
  (...strands: string[]): Rule =>
  ({ strand }) =>
    strands.includes(strand)

/** The skills that each topic page leads to: by strand, or also by name if a strand contains more than the topic. */
const topics: Readonly<Record<string, Rule>> = {
  '/algebra-practice': inStrands(
    'Operations and algebraic thinking',
    'Expressions and equations',
    'Functions',
  ),
  '/geometry-practice': (skill) => skill.strand === 'Geometry' || skill.id === 'volume-of-prisms',
  '/ratios-decimals': inStrands('Ratios and proportional relationships', 'Number and operations in base ten'),
  '/life-science': inStrands(
    'Ecosystems',
    'Structures and processes',
    'Matter and energy in living things',
    'Heredity',
    'Biological evolution',
  ),
  '/physical-science': inStrands('Matter and its interactions', 'Energy', 'Forces and motion', 'Waves'),
  '/earth-science': inStrands('Earth’s systems', 'Earth in space', 'Weather and climate', 'Earth’s history'),
}

const none: Rule = () => false

/** Which skills a public page lists, and whether each comes with a sample question. */
export function skillsOn(path: string): { lists: Rule; hasSamples: boolean; isTopic: boolean } {
  const topic = topics[path]
  if (topic !== undefined) return { lists: topic, hasSamples: true, isTopic: true }
  if (path === '/math-practice')
    return { lists: ({ subject }) => subject === 'math', hasSamples: false, isTopic: false }
  if (path === '/science-learning')
    return { lists: ({ subject }) => subject === 'science', hasSamples: false, isTopic: false }
  const [, grade, subject] = /^\/grade-(\d)(?:-(math|science))?$/.exec(path) ?? []
  if (grade === undefined) return { lists: none, hasSamples: false, isTopic: false }
  return {
    lists: (skill) =>
      skill.gradeLevel === Number(grade) && (subject === undefined || skill.subject === subject),
    hasSamples: subject !== undefined,
    isTopic: false,
  }
}
