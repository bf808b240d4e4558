import type { AchievementDetail } from '@skills-center/contract/achievements'

type Words = Pick<AchievementDetail, 'rule' | 'unit' | 'advice' | 'step'>

const firstTries =
  'A question counts when your first try is right, with or without hints. A wrong first try starts the run anew, a second try changes nothing. Runs go on across skills and days; your longest one counts.'
const days =
  'A day counts from its first answer, by the clock where you are. Your longest streak counts and stays, even after a pause.'
const masteries =
  'A skill counts once, when it is mastered for the first time, and stays counted if it needs refreshing later.'

/** What is said of each achievement beyond its sentence, by its id. */
export const ruleDetails: Readonly<Record<string, Words>> = {
  'first-success': {
    rule: 'The first or the second try counts, in any skill, with or without hints.',
    unit: 'questions right',
    advice: 'Answer one question of any skill.',
    step: 'mixed',
  },
  'second-look': {
    rule: 'Counts each question that was wrong at first and right at your second try.',
    unit: 'mistakes put right',
    advice: 'When an answer is wrong, read what it says about your mistake before you try again.',
    step: 'mixed',
  },
  'five-sharp': {
    rule: firstTries,
    unit: 'in your longest run',
    advice: 'Take your time on each question; nothing here counts speed.',
    step: 'mixed',
  },
  'three-days': {
    rule: days,
    unit: 'days in your longest streak',
    advice: 'One question a day keeps a streak going.',
    step: 'mixed',
  },
  'math-explorer': {
    rule: 'A math skill counts from your first answer in it, right or wrong.',
    unit: 'math skills practiced',
    advice: 'Begin a math skill that you have not practiced.',
    step: 'ready',
  },
  'science-scholar': {
    rule: 'A science skill counts from your first answer in it, right or wrong.',
    unit: 'science skills practiced',
    advice: 'Begin a science skill that you have not practiced.',
    step: 'ready',
  },
  'bridge-builder': {
    rule: 'One question of each subject, right at the first try, on the same day by the clock where you are.',
    unit: 'days with both',
    advice: 'After some math, answer a science question too, or the other way round.',
    step: 'mixed',
  },
  'high-climber': {
    rule: 'Stretch questions are the hardest of the three levels of a skill. Each that is right at your first try counts.',
    unit: 'stretch questions right',
    advice: 'Stretch questions come when a skill goes well: go on in one that you know.',
    step: 'mixed',
  },
  'ten-sharp': {
    rule: firstTries,
    unit: 'in your longest run',
    advice: 'Take your time on each question; nothing here counts speed.',
    step: 'mixed',
  },
  'first-mastery': {
    rule: 'A skill is mastered when your answers make it very likely that you get a fresh question of it right.',
    unit: 'skills mastered',
    advice: 'Stay with the skill in which you are furthest.',
    step: 'mixed',
  },
  'seven-days': {
    rule: days,
    unit: 'days in your longest streak',
    advice: 'One question a day keeps a streak going.',
    step: 'mixed',
  },
  'still-got-it': {
    rule: 'A question counts when your first try is right, in a skill that you had mastered before and not practiced for 3 days or more.',
    unit: 'skills proved again',
    advice: 'Come back to a skill that you mastered some days ago.',
    step: 'due',
  },
  'twenty-sharp': {
    rule: firstTries,
    unit: 'in your longest run',
    advice: 'Take your time on each question; nothing here counts speed.',
    step: 'mixed',
  },
  'math-master': {
    rule: masteries,
    unit: 'math skills mastered',
    advice: 'Stay with the math skill in which you are furthest.',
    step: 'math',
  },
  'science-master': {
    rule: masteries,
    unit: 'science skills mastered',
    advice: 'Stay with the science skill in which you are furthest.',
    step: 'science',
  },
  'five-masteries': {
    rule: masteries,
    unit: 'skills mastered',
    advice: 'Stay with the skill in which you are furthest.',
    step: 'mixed',
  },
  'thirty-days': {
    rule: days,
    unit: 'days in your longest streak',
    advice: 'One question a day keeps a streak going.',
    step: 'mixed',
  },
  'ten-masteries': {
    rule: masteries,
    unit: 'skills mastered',
    advice: 'Stay with the skill in which you are furthest.',
    step: 'mixed',
  },
}
