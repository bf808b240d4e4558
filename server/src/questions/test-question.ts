import { SkillId } from '@skills-center/contract/ids'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'

/** For tests: a question with defaults for everything a test does not set. */
export const question = (over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  format: 1,
  title: 'Red things',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 2,
  stem: 'Which is red?',
  figure: null,
  parameters: [],
  conditions: [],
  answer: {
    kind: 'choice',
    options: [
      { text: 'blood', isRight: true, feedback: '' },
      { text: 'sky', isRight: false, feedback: 'Look up at noon.' },
    ],
    keepsOrder: false,
  },
  hints: [],
  steps: [],
  ...over,
})
