export interface SampleQuestion {
  readonly id: string
  readonly subject: 'Math' | 'Science'
  readonly grade: number
  readonly skill: string
  readonly question: string
  readonly options: readonly [string, string, string, string]
  /** Index of the right option. */
  readonly correct: 0 | 1 | 2 | 3
  readonly explanation: string
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
  },
]
