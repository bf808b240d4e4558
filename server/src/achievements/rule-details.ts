import type { AchievementDetail } from '@skills-center/contract/achievements'
import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

type Words = Pick<AchievementDetail, 'step'> & Readonly<Record<'rule' | 'unit' | 'advice', Text>>

const firstTries = say('rule-first-tries')
const days = say('rule-days')
const masteries = say('rule-masteries')

/** Further text about each achievement, by id. */
export const ruleDetails: Readonly<Record<string, Words>> = {
  'first-success': {
    rule: say('first-success-rule'),
    unit: say('first-success-unit'),
    advice: say('first-success-advice'),
    step: 'mixed',
  },
  'second-look': {
    rule: say('second-look-rule'),
    unit: say('second-look-unit'),
    advice: say('second-look-advice'),
    step: 'mixed',
  },
  'five-sharp': {
    rule: firstTries,
    unit: say('five-sharp-unit'),
    advice: say('five-sharp-advice'),
    step: 'mixed',
  },
  'three-days': {
    rule: days,
    unit: say('three-days-unit'),
    advice: say('three-days-advice'),
    step: 'mixed',
  },
  'math-explorer': {
    rule: say('math-explorer-rule'),
    unit: say('math-explorer-unit'),
    advice: say('math-explorer-advice'),
    step: 'ready',
  },
  'science-scholar': {
    rule: say('science-scholar-rule'),
    unit: say('science-scholar-unit'),
    advice: say('science-scholar-advice'),
    step: 'ready',
  },
  'bridge-builder': {
    rule: say('bridge-builder-rule'),
    unit: say('bridge-builder-unit'),
    advice: say('bridge-builder-advice'),
    step: 'mixed',
  },
  'high-climber': {
    rule: say('high-climber-rule'),
    unit: say('high-climber-unit'),
    advice: say('high-climber-advice'),
    step: 'mixed',
  },
  'ten-sharp': {
    rule: firstTries,
    unit: say('five-sharp-unit'),
    advice: say('five-sharp-advice'),
    step: 'mixed',
  },
  'first-mastery': {
    rule: say('first-mastery-rule'),
    unit: say('first-mastery-unit'),
    advice: say('first-mastery-advice'),
    step: 'mixed',
  },
  'seven-days': {
    rule: days,
    unit: say('three-days-unit'),
    advice: say('three-days-advice'),
    step: 'mixed',
  },
  'still-got-it': {
    rule: say('still-got-it-rule'),
    unit: say('still-got-it-unit'),
    advice: say('still-got-it-advice'),
    step: 'due',
  },
  'twenty-sharp': {
    rule: firstTries,
    unit: say('five-sharp-unit'),
    advice: say('five-sharp-advice'),
    step: 'mixed',
  },
  'math-master': {
    rule: masteries,
    unit: say('math-master-unit'),
    advice: say('math-master-advice'),
    step: 'math',
  },
  'science-master': {
    rule: masteries,
    unit: say('science-master-unit'),
    advice: say('science-master-advice'),
    step: 'science',
  },
  'five-masteries': {
    rule: masteries,
    unit: say('first-mastery-unit'),
    advice: say('first-mastery-advice'),
    step: 'mixed',
  },
  'thirty-days': {
    rule: days,
    unit: say('three-days-unit'),
    advice: say('three-days-advice'),
    step: 'mixed',
  },
  'ten-masteries': {
    rule: masteries,
    unit: say('first-mastery-unit'),
    advice: say('first-mastery-advice'),
    step: 'mixed',
  },
}
