import { type Achievement, AchievementId } from '@skills-center/contract/achievements'

/** The counts that the rules ask about. */
export interface Counts {
  firstTryRight: number
  secondTryRight: number
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
  achievement: Achievement
  /** How far the counts have come; the achievement is earned at `requirement.value`. */
  progress: (counts: Counts) => number
}

type Look = Pick<Achievement, 'icon' | 'rarity' | 'points'>

const rule = (
  id: string,
  name: string,
  description: string,
  look: Look,
  value: number,
  progress: Rule['progress'],
): Rule => ({
  achievement: { id: AchievementId.parse(id), name, description, ...look, requirement: { value } },
  progress,
})

/** The eighteen, in the order in which most students meet them. Each rewards learning; none rewards volume alone. */
export const rules: readonly Rule[] = [
  rule(
    'first-success',
    'First Success',
    'Answer your first question right.',
    { icon: 'spark', rarity: 'common', points: 10 },
    1,
    (counts) => counts.firstTryRight + counts.secondTryRight,
  ),
  rule(
    'second-look',
    'Second Look',
    'Put 5 mistakes right at the second try.',
    { icon: 'bulb', rarity: 'common', points: 20 },
    5,
    (counts) => counts.secondTryRight,
  ),
  rule(
    'five-sharp',
    'Five Sharp',
    'Get 5 questions in a row right at the first try.',
    { icon: 'target', rarity: 'common', points: 20 },
    5,
    (counts) => counts.bestRun,
  ),
  rule(
    'three-days',
    'Three Days Running',
    'Practice on 3 days in a row.',
    { icon: 'flame', rarity: 'common', points: 30 },
    3,
    (counts) => counts.bestStreak,
  ),
  rule(
    'math-explorer',
    'Math Explorer',
    'Practice 3 different math skills.',
    { icon: 'compass', rarity: 'common', points: 50 },
    3,
    (counts) => counts.mathSkills,
  ),
  rule(
    'science-scholar',
    'Science Scholar',
    'Practice 3 different science skills.',
    { icon: 'flask', rarity: 'common', points: 50 },
    3,
    (counts) => counts.scienceSkills,
  ),
  rule(
    'bridge-builder',
    'Bridge Builder',
    'Get math and science right at the first try on one day.',
    { icon: 'bridge', rarity: 'common', points: 30 },
    1,
    (counts) => counts.twoSubjectDays,
  ),
  rule(
    'high-climber',
    'High Climber',
    'Get 10 stretch questions right at the first try.',
    { icon: 'mountain', rarity: 'rare', points: 60 },
    10,
    (counts) => counts.stretchRight,
  ),
  rule(
    'ten-sharp',
    'Ten Sharp',
    'Get 10 questions in a row right at the first try.',
    { icon: 'target', rarity: 'rare', points: 60 },
    10,
    (counts) => counts.bestRun,
  ),
  rule(
    'first-mastery',
    'First Mastery',
    'Master a skill.',
    { icon: 'key', rarity: 'rare', points: 100 },
    1,
    (counts) => counts.mathMastered + counts.scienceMastered,
  ),
  rule(
    'seven-days',
    'Week of Practice',
    'Practice on 7 days in a row.',
    { icon: 'flame', rarity: 'rare', points: 75 },
    7,
    (counts) => counts.bestStreak,
  ),
  rule(
    'still-got-it',
    'Still Got It',
    'Get 5 questions right in mastered skills that had rested for 3 days or more.',
    { icon: 'repeat', rarity: 'rare', points: 80 },
    5,
    (counts) => counts.refreshed,
  ),
  rule(
    'twenty-sharp',
    'Twenty Sharp',
    'Get 20 questions in a row right at the first try.',
    { icon: 'target', rarity: 'epic', points: 150 },
    20,
    (counts) => counts.bestRun,
  ),
  rule(
    'math-master',
    'Math Master',
    'Master 3 math skills.',
    { icon: 'star', rarity: 'epic', points: 150 },
    3,
    (counts) => counts.mathMastered,
  ),
  rule(
    'science-master',
    'Science Master',
    'Master 3 science skills.',
    { icon: 'star', rarity: 'epic', points: 150 },
    3,
    (counts) => counts.scienceMastered,
  ),
  rule(
    'five-masteries',
    'Five Masteries',
    'Master 5 skills.',
    { icon: 'crown', rarity: 'epic', points: 200 },
    5,
    (counts) => counts.mathMastered + counts.scienceMastered,
  ),
  rule(
    'thirty-days',
    'Month of Practice',
    'Practice on 30 days in a row.',
    { icon: 'flame', rarity: 'legendary', points: 300 },
    30,
    (counts) => counts.bestStreak,
  ),
  rule(
    'ten-masteries',
    'Ten Masteries',
    'Master 10 skills.',
    { icon: 'crown', rarity: 'legendary', points: 400 },
    10,
    (counts) => counts.mathMastered + counts.scienceMastered,
  ),
]
