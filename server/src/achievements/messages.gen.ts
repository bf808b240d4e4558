// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'first-success-name': null
  'first-success-description': null
  'second-look-name': null
  'second-look-description': null
  'five-sharp-name': null
  'five-sharp-description': null
  'three-days-name': null
  'three-days-description': null
  'math-explorer-name': null
  'math-explorer-description': null
  'science-scholar-name': null
  'science-scholar-description': null
  'bridge-builder-name': null
  'bridge-builder-description': null
  'high-climber-name': null
  'high-climber-description': null
  'ten-sharp-name': null
  'ten-sharp-description': null
  'first-mastery-name': null
  'first-mastery-description': null
  'seven-days-name': null
  'seven-days-description': null
  'still-got-it-name': null
  'still-got-it-description': null
  'twenty-sharp-name': null
  'twenty-sharp-description': null
  'math-master-name': null
  'math-master-description': null
  'science-master-name': null
  'science-master-description': null
  'five-masteries-name': null
  'five-masteries-description': null
  'thirty-days-name': null
  'thirty-days-description': null
  'ten-masteries-name': null
  'ten-masteries-description': null
  'rule-first-tries': null
  'rule-days': null
  'rule-masteries': null
  'first-success-rule': null
  'first-success-unit': null
  'first-success-advice': null
  'second-look-rule': null
  'second-look-unit': null
  'second-look-advice': null
  'five-sharp-unit': null
  'five-sharp-advice': null
  'three-days-unit': null
  'three-days-advice': null
  'math-explorer-rule': null
  'math-explorer-unit': null
  'math-explorer-advice': null
  'science-scholar-rule': null
  'science-scholar-unit': null
  'science-scholar-advice': null
  'bridge-builder-rule': null
  'bridge-builder-unit': null
  'bridge-builder-advice': null
  'high-climber-rule': null
  'high-climber-unit': null
  'high-climber-advice': null
  'first-mastery-rule': null
  'first-mastery-unit': null
  'first-mastery-advice': null
  'still-got-it-rule': null
  'still-got-it-unit': null
  'still-got-it-advice': null
  'math-master-unit': null
  'math-master-advice': null
  'science-master-unit': null
  'science-master-advice': null
}

export const say = defineMessages<Messages>('achievements', { en, es })
