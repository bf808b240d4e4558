import { type Achievement, AchievementId } from '@skills-center/contract/achievements'
import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** The counts that the rules use. */
export interface Counts {
  firstTryRight: number
  secondTryRight: number
  placementRight: number
  bestRun: number
  stretchRight: number
  mathSkills: number
  scienceSkills: number
  mathMastered: number
  scienceMastered: number
  refreshed: number
  twoSubjectDays: number
  bestStreak: number
}

export interface Rule {
  achievement: Omit<Achievement, 'name' | 'description'>
  name: Text
  description: Text
  /** The progress toward the achievement, which is earned at `requirement.value`. */
  progress: (counts: Counts) => number
}

type Look = Pick<Achievement, 'icon' | 'rarity' | 'points'>

const rule = (
  id: string,
  words: Pick<Rule, 'name' | 'description'>,
  look: Look,
  value: number,
  progress: Rule['progress'],
): Rule => ({
  ...words,
  achievement: { id: AchievementId.parse(id), ...look, requirement: { value } },
  progress,
})

/**
 * All eighteen achievements, in the order in which most students earn them. Each rewards learning; none rewards volume
 * alone.
 */
export const rules: readonly Rule[] = [
  rule(
    'first-success',
    { name: say('first-success-name'), description: say('first-success-description') },
    { icon: 'spark', rarity: 'common', points: 10 },
    1,
    (counts) => counts.firstTryRight + counts.secondTryRight + counts.placementRight,
  ),
  rule(
    'second-look',
    { name: say('second-look-name'), description: say('second-look-description') },
    { icon: 'bulb', rarity: 'common', points: 20 },
    5,
    (counts) => counts.secondTryRight,
  ),
  rule(
    'five-sharp',
    { name: say('five-sharp-name'), description: say('five-sharp-description') },
    { icon: 'target', rarity: 'common', points: 20 },
    5,
    (counts) => counts.bestRun,
  ),
  rule(
    'three-days',
    { name: say('three-days-name'), description: say('three-days-description') },
    { icon: 'flame', rarity: 'common', points: 30 },
    3,
    (counts) => counts.bestStreak,
  ),
  rule(
    'math-explorer',
    { name: say('math-explorer-name'), description: say('math-explorer-description') },
    { icon: 'compass', rarity: 'common', points: 50 },
    3,
    (counts) => counts.mathSkills,
  ),
  rule(
    'science-scholar',
    { name: say('science-scholar-name'), description: say('science-scholar-description') },
    { icon: 'flask', rarity: 'common', points: 50 },
    3,
    (counts) => counts.scienceSkills,
  ),
  rule(
    'bridge-builder',
    { name: say('bridge-builder-name'), description: say('bridge-builder-description') },
    { icon: 'bridge', rarity: 'common', points: 30 },
    1,
    (counts) => counts.twoSubjectDays,
  ),
  rule(
    'high-climber',
    { name: say('high-climber-name'), description: say('high-climber-description') },
    { icon: 'mountain', rarity: 'rare', points: 60 },
    10,
    (counts) => counts.stretchRight,
  ),
  rule(
    'ten-sharp',
    { name: say('ten-sharp-name'), description: say('ten-sharp-description') },
    { icon: 'target', rarity: 'rare', points: 60 },
    10,
    (counts) => counts.bestRun,
  ),
  rule(
    'first-mastery',
    { name: say('first-mastery-name'), description: say('first-mastery-description') },
    { icon: 'key', rarity: 'rare', points: 100 },
    1,
    (counts) => counts.mathMastered + counts.scienceMastered,
  ),
  rule(
    'seven-days',
    { name: say('seven-days-name'), description: say('seven-days-description') },
    { icon: 'flame', rarity: 'rare', points: 75 },
    7,
    (counts) => counts.bestStreak,
  ),
  rule(
    'still-got-it',
    { name: say('still-got-it-name'), description: say('still-got-it-description') },
    { icon: 'repeat', rarity: 'rare', points: 80 },
    5,
    (counts) => counts.refreshed,
  ),
  rule(
    'twenty-sharp',
    { name: say('twenty-sharp-name'), description: say('twenty-sharp-description') },
    { icon: 'target', rarity: 'epic', points: 150 },
    20,
    (counts) => counts.bestRun,
  ),
  rule(
    'math-master',
    { name: say('math-master-name'), description: say('math-master-description') },
    { icon: 'star', rarity: 'epic', points: 150 },
    3,
    (counts) => counts.mathMastered,
  ),
  rule(
    'science-master',
    { name: say('science-master-name'), description: say('science-master-description') },
    { icon: 'star', rarity: 'epic', points: 150 },
    3,
    (counts) => counts.scienceMastered,
  ),
  rule(
    'five-masteries',
    { name: say('five-masteries-name'), description: say('five-masteries-description') },
    { icon: 'crown', rarity: 'epic', points: 200 },
    5,
    (counts) => counts.mathMastered + counts.scienceMastered,
  ),
  rule(
    'thirty-days',
    { name: say('thirty-days-name'), description: say('thirty-days-description') },
    { icon: 'flame', rarity: 'legendary', points: 300 },
    30,
    (counts) => counts.bestStreak,
  ),
  rule(
    'ten-masteries',
    { name: say('ten-masteries-name'), description: say('ten-masteries-description') },
    { icon: 'crown', rarity: 'legendary', points: 400 },
    10,
    (counts) => counts.mathMastered + counts.scienceMastered,
  ),
]
