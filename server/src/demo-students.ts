/** The days of the course, counted back from today. */
export const courseDays = 42

/** How a demo student works: before the course, the chance of a right first try in each subject. */
export interface Habits {
  math: number
  science: number
  /** Skills that go better or worse for this student than the rest: added to the chance. */
  apart?: Readonly<Record<string, number>>
  /** Days between two visits. */
  every: number
  /** The first and the last visit, in days ago; by default, the whole course. */
  from?: number
  until?: number
  work: 'on-time' | 'late' | 'patchy' | 'none'
  /** Usual seconds per question. */
  seconds?: number
}

interface DemoStudent {
  username: string
  firstName: string
  lastName: string
  habits: Habits
}

const student = (firstName: string, lastName: string, habits: Habits): DemoStudent => ({
  username: firstName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase(),
  firstName,
  lastName,
  habits,
})

/**
 * The students of the demo class, the one who signs in first. As in any class, some are ahead, some are behind in one
 * subject or in one idea, some have stopped, one came late, one guesses, and one has not begun.
 */
export const demoStudents: readonly DemoStudent[] = [
  student('Maya', 'Bennett', {
    math: 0.82,
    science: 0.7,
    apart: { 'unit-rates': 0.1 },
    every: 2.6,
    work: 'on-time',
  }),
  student('Tomás', 'Rivera', { math: 0.68, science: 0.6, every: 4, work: 'on-time', seconds: 45 }),
  student('Aisha', 'Rahman', { math: 0.88, science: 0.82, every: 3, work: 'on-time' }),
  student('Liam', 'Novak', { math: 0.55, science: 0.6, every: 6, until: 17, work: 'patchy' }),
  student('Chloe', 'Dubois', {
    math: 0.42,
    science: 0.66,
    apart: { 'equivalent-ratios': -0.3, 'unit-rates': -0.1 },
    every: 3,
    work: 'on-time',
    seconds: 60,
  }),
  student('Kenji', 'Mori', { math: 0.68, science: 0.85, every: 5, work: 'late' }),
  student('Zuri', 'Abebe', { math: 0.65, science: 0.5, every: 3.4, work: 'on-time' }),
  student('Elias', 'Lindqvist', { math: 0.5, science: 0.5, every: 3, until: courseDays, work: 'none' }),
  student('Sofia', 'Ramirez', { math: 0.8, science: 0.75, every: 3, work: 'on-time' }),
  student('Jayden', 'Brooks', { math: 0.3, science: 0.28, every: 3, work: 'patchy', seconds: 4 }),
  student('Priya', 'Nair', { math: 0.92, science: 0.86, every: 2.5, work: 'on-time', seconds: 25 }),
  student('Noah', 'Kim', { math: 0.72, science: 0.7, every: 4, work: 'on-time' }),
  student('Emma', 'Sullivan', {
    math: 0.6,
    science: 0.72,
    apart: { 'one-step-equations': -0.3 },
    every: 3.5,
    work: 'on-time',
  }),
  student('Diego', 'Morales', { math: 0.58, science: 0.55, every: 4.5, work: 'late', seconds: 50 }),
  student('Hannah', 'Cohen', { math: 0.78, science: 0.8, every: 3.5, work: 'on-time' }),
  student('Malik', 'Johnson', { math: 0.5, science: 0.74, every: 4, work: 'patchy' }),
  student('Mei', 'Chen', { math: 0.84, science: 0.7, every: 3, until: 11, work: 'on-time' }),
  student('Lucas', 'Ferreira', { math: 0.45, science: 0.4, every: 5, work: 'patchy', seconds: 55 }),
  student('Amara', 'Okoye', { math: 0.75, science: 0.78, every: 3, work: 'on-time' }),
  student('Owen', 'Fitzgerald', { math: 0.62, science: 0.58, every: 5, until: 9, work: 'late' }),
  student('Leila', 'Haddad', { math: 0.7, science: 0.68, every: 2.8, from: 10, work: 'on-time' }),
  student('Mateo', 'Vargas', {
    math: 0.52,
    science: 0.6,
    apart: { 'equivalent-ratios': -0.25 },
    every: 3.6,
    work: 'on-time',
    seconds: 50,
  }),
  student('Grace', 'Thompson', { math: 0.82, science: 0.62, every: 4, work: 'on-time' }),
  student('Ravi', 'Shah', { math: 0.9, science: 0.8, every: 4, work: 'late', seconds: 25 }),
  student('Nadia', 'Petrova', { math: 0.66, science: 0.76, every: 3.2, work: 'on-time' }),
  student('Samuel', 'Begay', { math: 0.68, science: 0.7, every: 6, work: 'patchy' }),
  student('Isabella', 'Torres', {
    math: 0.56,
    science: 0.52,
    apart: { 'thermal-energy': -0.25 },
    every: 3.8,
    work: 'on-time',
  }),
  student('Jamal', 'Carter', { math: 0.74, science: 0.66, every: 4.2, work: 'on-time' }),
]
