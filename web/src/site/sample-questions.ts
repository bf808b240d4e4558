export interface SampleQuestion {
  readonly id: string
  readonly subject: 'Math' | 'Science'
  readonly grade: number
  readonly skill: string
  readonly question: string
  readonly options: readonly [string, string, string, string]
  /** The index of the right option. */
  readonly correct: 0 | 1 | 2 | 3
  readonly explanation: string
  /** The misconception behind each wrong option, in option order; null for the right one. */
  readonly thinking: readonly [string | null, string | null, string | null, string | null]
}

/** The quiz that needs no account. Each wrong option is a mistake that students really make. */
export const sampleQuestions: readonly SampleQuestion[] = [
  {
    id: 'ratios',
    subject: 'Math',
    grade: 6,
    skill: 'Ratios and Proportions',
    question:
      'A trail mix uses 3 cups of oats for every 2 cups of raisins. How many cups of raisins go with 12 cups of oats?',
    options: ['6 cups', '8 cups', '11 cups', '18 cups'],
    correct: 1,
    explanation:
      '12 cups of oats is 4 batches of 3 cups, so it takes 4 batches of 2 cups of raisins: 8 cups. Adding the same 9 cups to both would change how the mix tastes.',
    thinking: [
      'You gave each cup of oats half a cup of raisins. Each 3 cups of oats go with 2 cups of raisins, and 2 is more than half of 3.',
      null,
      'You added 9 cups to both. A recipe grows by batches: multiply both parts by the same number.',
      'You found 3 cups of raisins for 2 cups of oats. The recipe says it the other way around.',
    ],
  },
  {
    id: 'ecosystems',
    subject: 'Science',
    grade: 7,
    skill: 'Life Science - Ecosystems',
    question:
      'In a pond, water fleas eat algae and minnows eat water fleas. A disease kills most of the minnows. What happens first?',
    options: [
      'Water fleas decrease and algae increase',
      'Only the minnows change',
      'Water fleas increase and algae decrease',
      'Water fleas and algae both increase',
    ],
    correct: 2,
    explanation:
      'With few minnows left to eat them, more water fleas survive. More water fleas eat more algae, so the algae go down. A change in one population travels along the food web.',
    thinking: [
      'You followed fewer minnows to fewer water fleas. Minnows eat the water fleas, so fewer minnows means more fleas are left.',
      'You stopped at the minnows. What the minnows ate is no longer eaten, so that changes too.',
      null,
      'You are right about the water fleas. Now ask what more water fleas do to their own food.',
    ],
  },
  {
    id: 'decimals',
    subject: 'Math',
    grade: 5,
    skill: 'Decimals',
    question: 'Which number is greatest?',
    options: ['0.5', '0.405', '0.45', '0.054'],
    correct: 0,
    explanation:
      'Compare tenths first: 0.5 has 5 tenths, and no other number here has more than 4. A decimal with more digits is not always greater: 0.405 is less than 0.5.',
    thinking: [
      null,
      'You took the longest decimal. More digits do not make a decimal greater: look at the tenths first.',
      'You compared 45 with 5. The 5 in 0.5 is tenths, the same as 50 hundredths.',
      'You may have read 0.054 without its zero. It has 0 tenths, so it is the least of the four.',
    ],
  },
  {
    id: 'forces',
    subject: 'Science',
    grade: 8,
    skill: 'Physical Science - Forces',
    question:
      'A box slides to the right. You push it right with 10 N while friction pulls it left with 4 N. What does the box do?',
    options: [
      'It keeps the same speed',
      'It slows down and stops',
      'It speeds up, pushed by a net force of 14 N',
      'It speeds up, pushed by a net force of 6 N',
    ],
    correct: 3,
    explanation:
      'The forces point in opposite directions, so they subtract: 10 N − 4 N = 6 N to the right. A net force in the direction of motion makes the box speed up. Constant speed would need a net force of zero.',
    thinking: [
      'The same speed needs forces that cancel out. Here 10 N is more than 4 N.',
      'Friction slows the box down only if it is stronger than your push. Here the push is stronger.',
      'You added the two forces. They point in opposite directions, so one takes away from the other.',
      null,
    ],
  },
  {
    id: 'equations',
    subject: 'Math',
    grade: 8,
    skill: 'Linear Equations',
    question: 'Solve 3(x − 2) = 2x + 5.',
    options: ['x = 7', 'x = −1', 'x = 11', 'x = 2.2'],
    correct: 2,
    explanation:
      'Multiply out both parts: 3x − 6 = 2x + 5. Take 2x from both sides: x − 6 = 5. Add 6: x = 11. If you found 7, the 3 was multiplied by x but not by 2.',
    thinking: [
      'You multiplied x by 3, but not the 2. Check: 3(7 − 2) = 15, and 2 · 7 + 5 = 19.',
      'You may have moved the 6 the wrong way. Check: 3(−1 − 2) = −9, and 2 · (−1) + 5 = 3.',
      null,
      'You may have added 2x instead of taking it away. Check: 3(2.2 − 2) = 0.6, and 2 · 2.2 + 5 = 9.4.',
    ],
  },
]
