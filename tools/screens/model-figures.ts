import type { listItemQuality, ModelCard } from '@skills-center/contract/analytics/model-card'
import { SkillId } from '@skills-center/contract/ids'
import type { SkillSummary } from '@skills-center/contract/skills'
import type { z } from 'zod'

const skill: SkillSummary = {
  id: SkillId.parse('unit-rates'),
  name: 'Unit rates',
  description: 'Find how much for one, and use it to compare and to predict.',
  icon: 'ratio',
  subject: 'math',
  gradeLevel: 6,
  strand: 'Ratios and proportional relationships',
  standards: ['6.RP.A.2', '6.RP.A.3b'],
}

/** The model card of a server with a month of answers; a new server has too few. */
export const fullModelCard: z.input<typeof ModelCard> = {
  answers: 12_480,
  students: 214,
  leastAnswers: 200,
  leastStudents: 5,
  model: { version: 4, isFitted: true, learnedUntil: '2026-11-20T00:00:00.000Z' },
  figures: {
    logLoss: 0.512,
    shareLogLoss: 0.634,
    itemLogLoss: 0.588,
    bins: [
      { from: 20, to: 30, answers: 340, predicted: 26, right: 29 },
      { from: 30, to: 40, answers: 610, predicted: 35, right: 33 },
      { from: 40, to: 50, answers: 1120, predicted: 45, right: 47 },
      { from: 50, to: 60, answers: 1800, predicted: 55, right: 54 },
      { from: 60, to: 70, answers: 2300, predicted: 65, right: 68 },
      { from: 70, to: 80, answers: 2900, predicted: 75, right: 74 },
      { from: 80, to: 90, answers: 2400, predicted: 85, right: 86 },
      { from: 90, to: 100, answers: 1010, predicted: 94, right: 93 },
    ],
  },
}

export const fullQuality: z.input<(typeof listItemQuality)['reply']> = {
  leastAnswers: 30,
  leastStudents: 5,
  items: ['better-buy', 'rate-from-a-table', 'speed-in-two-units'].map((modelId, index) => ({
    skill,
    modelId,
    level: index === 0 ? 1 : 2,
    answers: 412 - 97 * index,
    right: 81 - 19 * index,
    predicted: 78 - 6 * index,
    seconds: 24 + 21 * index,
    discrimination: index === 2 ? null : 0.46 - 0.31 * index,
    mistake: index === 1 ? null : { name: 'adds the same number to both', percent: 41 },
  })),
}
